import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import { readContent } from './read-content.ts';
import { siteRoot } from './site-root.ts';

const messageOf = (root: string) => readContent(root).then(() => 'no message', String);

interface ProblemCase {
  problem: string;
  file: string;
  from: string | RegExp;
  to: string | undefined;
  /** The text to which the message points; undefined if it names only the file. */
  at?: string | RegExp;
  /** Whether the message names the column, too. */
  column?: boolean;
  /** The file in the message, if it is another. */
  reported?: string;
  says: string;
}

const everything = 'articles/1-everything/en.mdx';
const short = 'articles/3-short/en.mdx';
/** Parts that a figure’s drawing must not have. */
const figureParts =
  ': a figure has its colours as attributes, and no <style>, style, <use>, id and url(#…): it stands in a page beside others';

const data: ProblemCase[] = [
  {
    problem: 'a field of another type',
    file: 'site.yaml',
    from: 'threshold: 50',
    to: 'threshold: "half"',
    at: 'threshold:',
    column: true,
    says: ' scrollToTop.threshold: Invalid input: expected number, received string',
  },
  {
    problem: 'a field that is missing',
    file: 'site.yaml',
    from: /^name: .*\n/m,
    to: '',
    at: 'format:',
    says: ' name: this field is missing',
  },
  {
    problem: 'a field that nobody knows',
    file: 'site.yaml',
    from: 'face: ',
    to: 'outro: true\nface: ',
    at: 'outro',
    says: ' outro: there is no such field',
  },
  {
    problem: 'a field that appears twice',
    file: 'site.yaml',
    from: 'scrollToTop: ',
    to: 'face: photos/colours.png\nscrollToTop: ',
    at: 'face: photos/colours.png',
    says: ' face: this key appears twice',
  },
  {
    problem: 'a text that no dictionary has',
    file: 'profile.yaml',
    from: 'hobby_3',
    to: 'hobby_33',
    at: 'label: hobby_33',
    says: ' hobbies.2.label: no text named "hobby_33" in words/en.yaml',
  },
  {
    problem: 'an icon that no set has',
    file: 'profile.yaml',
    from: 'lucide:bed',
    to: 'lucide:bad',
    at: 'icon: lucide:bad',
    says: ' hobbies.2.icon: no icon named "lucide:bad" in the installed sets (lucide, devicon, logos, simple-icons, tabler)',
  },
  {
    problem: 'a picture outside of its folder',
    file: 'site.yaml',
    from: 'photos/colours.webp',
    to: '../site.ts',
    at: 'face:',
    says: ' face: a picture is a file name in pictures that ends in svg, png, avif, webp, jpg, jpeg, gif, tif, tiff, heic or heif',
  },
  {
    problem: 'an address of no web page',
    file: 'games.yaml',
    from: 'https://knots.example',
    to: 'javascript:alert(1)',
    at: 'play: javascript',
    says: ' 0.play: an address starts with https:// or http://',
  },
  {
    problem: 'a game that can be played nowhere',
    file: 'games.yaml',
    from: '  play: https://knots.example\n',
    to: '',
    at: 'slug: knots',
    says: ' 0.play: a game has an address where it is played, or is played here: games/knots/game.tsx',
  },
  {
    problem: 'a mail address that is none',
    file: 'contact.yaml',
    from: 'ada@fixture.example',
    to: 'ada at home',
    at: 'address:',
    says: ' 0.address: not an e-mail address',
  },
  {
    problem: 'a month that is none',
    file: 'career.yaml',
    from: '2018-11',
    to: '2018-13',
    at: 'start: 2018-13',
    says: ' 1.start: a month is written yyyy-mm, or yyyy where only the year is known',
  },
  {
    problem: 'a time zone that is none',
    file: 'resume.yaml',
    from: 'Europe/Stockholm',
    to: 'Europe/Stokholm',
    at: 'timeZone:',
    says: ' timeZone: no time zone named "Europe/Stokholm" (IANA)',
  },
  {
    problem: 'a skill with two names',
    file: 'skills.yaml',
    from: 'name: HTML',
    to: 'name: HTML, label: skill_weaving',
    at: '{ key: html',
    says: ' 0: give either name or label',
  },
  {
    problem: 'two skills with one key',
    file: 'skills.yaml',
    from: 'key: typescript',
    to: 'key: html',
    at: 'key: html, name: TypeScript',
    says: ' 1.key: "html" is listed twice',
  },
  {
    problem: 'two games with one slug',
    file: 'games.yaml',
    from: 'slug: tangle',
    to: 'slug: knots',
    at: /slug: knots\n.*tangle/,
    says: ' 1.slug: "knots" is listed twice',
  },
  {
    problem: 'a job that ends before it starts',
    file: 'career.yaml',
    from: 'end: 2020-01',
    to: 'end: "2017"',
    at: 'end: "2017"',
    says: ' 1.end: the end is before the start',
  },
  {
    problem: 'a course that ends before it starts',
    file: 'profile.yaml',
    from: 'education: []',
    to: 'education: [{ title: hobby_1, place: hobby_2, start: "2018", end: 2017-12 }]',
    at: 'end: 2017',
    says: ' education.0.end: the end is before the start',
  },
  {
    problem: 'a project that ends before it starts',
    file: 'projects/loom/project.yaml',
    from: 'end: null',
    to: 'end: 2024-01',
    at: 'end: 2024-01',
    says: ' built.end: the end is before the start',
  },
  {
    problem: 'a default language that is not offered',
    file: 'site.yaml',
    from: 'code: en, offered: true',
    to: 'code: en, offered: false',
    at: 'languages:',
    says: ' languages: the first language is the default one, and is offered',
  },
  {
    problem: 'a project of the resume that does not exist',
    file: 'resume.yaml',
    from: 'spindle',
    to: 'spindel',
    at: 'spindel',
    says: ' projects.1: no project "spindel"; there are loom, spindle, thimble, needle, knots, tangle, blank',
  },
  {
    problem: 'a game without a project',
    file: 'games.yaml',
    from: 'slug: knots',
    to: 'slug: knits',
    at: 'slug: knits',
    says: ' 0.slug: no project "knits"; there are loom, spindle, thimble, needle, knots, tangle, blank',
  },
  {
    problem: 'an article of the showcase that does not exist',
    file: 'home.yaml',
    from: 'number: 3',
    to: 'number: 33',
    at: 'number: 33',
    says: ' showcase.3.number: no article 33; there are 1, 2, 3, 4',
  },
  {
    problem: 'a skill of a job that does not exist',
    file: 'career.yaml',
    from: 'nosql',
    to: 'nosqll',
    at: 'nosqll',
    says: ' 0.skills.1: no skill "nosqll"; there are html, typescript, nosql, weaving, cobol',
  },
  {
    problem: 'a list that is not closed',
    file: 'resume.yaml',
    from: 'spindle]',
    to: 'spindle',
    at: /$/,
    says: ': Flow sequence in block collection must be sufficiently indented and end with a ]',
  },
  {
    problem: 'a file that is missing',
    file: 'games.yaml',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': this file is missing',
  },
].map((one) => ({ column: true, ...one }));

const [facts, loom, swedish] = ['projects/loom/project.yaml', 'projects/loom/en.mdx', 'projects/loom/sv.mdx'];

const projects: ProblemCase[] = [
  {
    problem: 'a fact of a project that is missing',
    file: facts,
    from: /^tags: .*\n/m,
    to: '',
    at: 'kind:',
    says: ' tags: this field is missing',
  },
  {
    problem: 'a piece to try that is not an island',
    file: facts,
    from: 'tint: sea',
    to: 'tint: sea\ntry: { island: shuttle, title: apps_title }',
    at: 'island: shuttle',
    says: ' try.island: no island "shuttle"; there are counter, tangle, thread',
  },
  {
    problem: 'a fact that nobody knows',
    file: facts,
    from: 'tint: sea',
    to: 'tint: sea\ncolour: sea',
    at: 'colour',
    says: ' colour: there is no such field',
  },
  {
    problem: 'a fact that is none of those that may be',
    file: facts,
    from: 'tint: sea',
    to: 'tint: see',
    at: 'tint:',
    says: ' tint: Invalid option: expected one of "coral"|"marigold"|"jacaranda"|"sea"|"rose"|"foam"',
  },
  {
    problem: 'a picture that is not there',
    file: facts,
    from: 'drawn/day.svg',
    to: 'drawn/night.svg',
    at: 'picture:',
    says: ' picture: no picture "drawn/night.svg" beside the text or in pictures',
  },
  {
    problem: 'a file that is not a picture',
    file: facts,
    from: 'drawn/day.svg',
    to: 'drawn/day.bmp',
    at: 'picture:',
    says: ' picture: a picture is a file name in pictures that ends in svg, png, avif, webp, jpg, jpeg, gif, tif, tiff, heic or heif',
  },
  {
    problem: 'a text that every project has',
    file: loom,
    from: /^description: .*\n/m,
    to: '',
    at: 'title:',
    says: ' description: this field is missing',
  },
  {
    problem: 'a decision without a reason',
    file: loom,
    from: /^ {4}text: Loom could.*\n/m,
    to: '',
    at: 'decision:',
    says: ' caseStudy.decision.text: this field is missing',
  },
  {
    problem: 'a text that nobody knows',
    file: loom,
    from: '  problem:',
    to: '  trouble: x\n  problem:',
    at: 'trouble',
    says: ' caseStudy.trouble: there is no such field',
  },
  {
    problem: 'a number in the place of a text',
    file: swedish,
    from: /cost: .*/,
    to: 'cost: 7',
    at: 'cost:',
    says: ' caseStudy.decision.cost: Invalid input: expected string, received number',
  },
  {
    problem: 'a part of the case study that is not translated',
    file: 'projects/loom/cs.mdx',
    from: /^ {2}outcome: .*\n/m,
    to: '',
    at: 'caseStudy:',
    says: ' caseStudy.outcome: this text is missing',
  },
  {
    problem: 'a part of the case study that English does not have',
    file: 'projects/thimble/sv.mdx',
    from: '  outcome:',
    to: '  otherwise: x\n  outcome:',
    at: 'otherwise',
    says: ' caseStudy.otherwise: English has no such text',
  },
  {
    problem: 'a project that is not translated',
    file: 'projects/tangle/cs.mdx',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': this project has no texts in this language',
  },
  {
    problem: 'a story that is not translated',
    file: 'projects/thimble/cs.mdx',
    from: /\n---\n[\s\S]+$/,
    to: '\n---\n',
    at: /$/,
    says: ' story: this text is missing',
  },
  {
    problem: 'a story that English does not have',
    file: 'projects/tangle/sv.mdx',
    from: /$/,
    to: '\nEn berättelse.\n',
    at: 'En berättelse',
    says: ' story: English has no such text',
  },
  {
    problem: 'a component in a story',
    file: loom,
    from: 'How Loom',
    to: '<Tip>x</Tip>\n\nHow Loom',
    at: '<Tip>',
    says: ' Tip: no such component; there are Figure, Video, Source',
  },
  {
    problem: 'a picture that nobody describes',
    file: 'projects/thimble/project.yaml',
    from: /$/,
    to: 'picture: drawn/day.svg\n',
    reported: 'projects/thimble/en.mdx',
    says: ' pictureAlt: this text is missing: what is seen in the picture',
  },
  {
    problem: 'a project without facts',
    file: 'projects/knots/project.yaml',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': this file is missing',
  },
  {
    problem: 'a file beside a project that is none of its own',
    file: 'projects/loom/readme.txt',
    from: '',
    to: 'x',
    says: ': expected project.yaml, a picture, or <language>.mdx with one of en, sv, cs, de',
  },
  {
    problem: 'a folder that is not an address',
    file: 'projects/My loom/project.yaml',
    from: '',
    to: 'kind: app',
    reported: 'projects/My loom',
    says: ': the folder is the address: small letters, digits and hyphens',
  },
  {
    problem: 'an order with a project that does not exist',
    file: 'projects/order.yaml',
    from: '- spindle',
    to: '- spindel',
    at: 'spindel',
    says: ' projects.1: no project "spindel"; there are blank, knots, loom, needle, spindle, tangle, thimble',
  },
  {
    problem: 'an order with a project twice',
    file: 'projects/order.yaml',
    from: '- spindle\n',
    to: '- loom\n',
    at: /(?<=- loom\n {2}- )loom/,
    says: ' projects.1: loom appears twice',
  },
].map((one) => ({ column: true, ...one }));

const words: ProblemCase[] = [
  {
    problem: 'the texts of a project among the other words',
    file: 'words/sv.yaml',
    from: 'skip_link: ',
    to: 'projects_loom_cost: x\nskip_link: ',
    at: 'projects_loom_cost',
    says: ' projects_loom_cost: this text is in projects/loom/sv.mdx: caseStudy.decision.cost',
  },
  {
    problem: 'a text that is missing',
    file: 'words/cs.yaml',
    from: /^hobby_2: .*\n/m,
    to: '',
    says: ' hobby_2: this text is missing',
  },
  {
    problem: 'a text of the interface that is missing in a language that the project does not speak',
    file: 'words/cs.yaml',
    from: /^skip_link: .*\n/m,
    to: '',
    says: ' skip_link: this text is missing',
  },
  {
    problem: 'a text that only the owner can write',
    file: 'words/en.yaml',
    from: /^about_occupation: .*\n/m,
    to: '',
    says: ' about_occupation: this text is missing: the trade, in the profile',
  },
  {
    problem: 'a text that English does not have',
    file: 'words/sv.yaml',
    from: 'skip_link: ',
    to: 'skip_lnk: x\nskip_link: ',
    at: 'skip_lnk',
    says: ' skip_lnk: English has no such text',
  },
  {
    problem: 'a text that appears twice',
    file: 'words/sv.yaml',
    from: /^(hobby_1: .*\n)/m,
    to: '$1$1',
    at: /hobby_1: .*\nhobby_2/,
    column: true,
    says: ' hobby_1: this key appears twice',
  },
  {
    problem: 'an empty text',
    file: 'words/sv.yaml',
    from: /^nav_label: .*/m,
    to: 'nav_label: " "',
    at: 'nav_label',
    says: ' nav_label: a text is expected here; a number or true is one in quotes',
  },
  {
    problem: 'a number in the place of a text',
    file: 'words/sv.yaml',
    from: /^nav_label: .*/m,
    to: 'nav_label: 7',
    at: 'nav_label',
    says: ' nav_label: a text is expected here; a number or true is one in quotes',
  },
  {
    problem: 'a placeholder that English does not have',
    file: 'words/sv.yaml',
    from: '"[© {{year}}',
    to: '"[© {{år}} {{year}} {{when}}',
    at: 'footer_copyright',
    says: ' footer_copyright: has the placeholders {{name}} {{when}} {{year}}, English has {{name}} {{year}}',
  },
  {
    problem: 'a placeholder that the interface does not fill',
    file: 'words/en.yaml',
    from: '© {{year}}',
    to: '© {{when}}',
    at: 'footer_copyright',
    says: ' footer_copyright: has the placeholders {{name}} {{when}}, the interface has {{name}} {{year}}',
  },
  {
    problem: 'a plural form that is missing',
    file: 'words/cs.yaml',
    from: /^blogs_count_many: .*\n/m,
    to: '',
    says: ' blogs_count_many: this text is missing',
  },
  {
    problem: 'a plural form that the language does not have',
    file: 'words/sv.yaml',
    from: 'blogs_count_one',
    to: 'blogs_count_few: x\nblogs_count_one',
    at: 'blogs_count_few',
    says: ' blogs_count_few: the plural forms of sv are blogs_count_one, blogs_count_other',
  },
  {
    problem: 'words that are not YAML',
    file: 'words/cs.yaml',
    from: /^nav_menu_open: .*/m,
    to: 'nav_menu_open: Menu: open',
    at: 'Menu: open',
    column: true,
    says: ': a text with a colon and a space in it goes in quotes: key: "one: two"',
  },
  {
    problem: 'words that are a list',
    file: 'words/cs.yaml',
    from: /^[\s\S]*$/,
    to: '- Menu\n',
    at: '-',
    says: ': the words of a language are keys and texts: a line for each, key: text',
  },
  {
    problem: 'words that are missing',
    file: 'words/cs.yaml',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': the words of the language cs are not there',
  },
];

const articles: ProblemCase[] = [
  {
    problem: 'a field of the front matter that is missing',
    file: short,
    from: /category: .*\n/,
    to: '',
    at: 'number:',
    column: true,
    says: ' category: this field is missing',
  },
  {
    problem: 'a list of the front matter that is missing',
    file: short,
    from: /tags: .*\n/,
    to: '',
    at: 'number:',
    column: true,
    says: ' tags: this field is missing',
  },
  {
    problem: 'a tag that no dictionary has',
    file: short,
    from: 'tag_tools',
    to: 'tag_tolls',
    at: 'tag_tolls',
    column: true,
    says: ' tags.0: no text named "tag_tolls" in words/en.yaml',
  },
  {
    problem: 'an article that was updated before it was published',
    file: short,
    from: 'updated: 2024-05-18',
    to: 'updated: 2024-05-16',
    at: 'updated: 2024-05-16',
    column: true,
    says: ' updated: an article is updated on the day when it is published, or later',
  },
  {
    problem: 'a day of the front matter that is not in the calendar',
    file: short,
    from: 'published: 2024-05-17',
    to: 'published: 2024-02-30',
    at: 'published: 2024-02-30',
    column: true,
    says: ' published: a day is written yyyy-mm-dd and exists in the calendar',
  },
  {
    problem: 'a cover that is not there',
    file: everything,
    from: 'drawn/day.svg',
    to: 'drawn/night.svg',
    at: 'file: drawn/night.svg',
    column: true,
    says: ' cover.file: no picture "drawn/night.svg" beside the text or in pictures',
  },
  {
    problem: 'front matter that is not YAML',
    file: short,
    from: 'tags: [',
    to: 'tags: [[',
    at: 'published:',
    column: true,
    says: ': Flow sequence in block collection must be sufficiently indented and end with a ]',
  },
  {
    problem: 'an article without front matter',
    file: short,
    from: /^[\s\S]*$/,
    to: 'Only text.\n',
    at: 'Only',
    says: ': the file begins with its front matter between two lines of ---',
  },
  {
    problem: 'an article without a text',
    file: short,
    from: 'This is all.\n',
    to: '',
    says: ': the English file has no text',
  },
  {
    problem: 'an article that is only there in translation',
    file: 'articles/5-new/sv.mdx',
    from: '',
    to: '---\ntitle: Ny\ndescription: Ny\n---\n',
    reported: 'articles/5-new/en.mdx',
    says: ': the English text is missing',
  },
  {
    problem: 'a component that nobody knows',
    file: short,
    from: 'This is all.',
    to: '<Hint>Measure.</Hint>',
    at: '<Hint>',
    column: true,
    says: ' Hint: no such component; there are Tip, Phases, Phase, PullQuote, Figure, Video, Measured, Term, Translations, Source',
  },
  {
    problem: 'a picture beside an article that is not there',
    file: short,
    from: 'This is all.',
    to: 'This is all.\n\n![A shed](shed.jpg)',
    at: '![A shed]',
    says: ': no picture articles/3-short/shed.jpg',
  },
  {
    problem: 'a cover that lies beside another text',
    file: short,
    from: 'slug: short',
    to: 'slug: short\ncover: { file: loom.svg, alt: picture_day }',
    at: 'file: loom.svg',
    column: true,
    says: ' cover.file: no picture "loom.svg" beside the text or in pictures',
  },
  {
    problem: 'a picture in a story that is not there',
    file: 'projects/loom/sv.mdx',
    from: /$/,
    to: '\n![Ett skjul](shed.jpg)\n',
    at: '![Ett skjul]',
    says: ': no picture projects/loom/shed.jpg',
  },
  {
    problem: 'a picture of pictures that is not there, named by a reference',
    file: short,
    from: 'This is all.',
    to: 'This is all.\n\n![A shed][it]\n\n[it]: /pictures/shed.jpg',
    at: '![A shed]',
    says: ': no picture pictures/shed.jpg',
  },
  {
    problem: 'a picture that says nothing',
    file: everything,
    from: '![A red shed in a field.]',
    to: '![]',
    at: '![]',
    says: ' Shed, red.jpg: a picture needs a description: ![a red door](door.jpg)',
  },
  {
    problem: 'a picture of another site',
    file: short,
    from: 'This is all.',
    to: '![A shed](https://elsewhere.example/shed.jpg)',
    at: '![A shed]',
    says: ' https://elsewhere.example/shed.jpg: a picture must be a file beside the text, or in pictures',
  },
  {
    problem: 'a picture written as HTML',
    file: short,
    from: 'This is all.',
    to: '<img src="shed.jpg" alt="A shed" />',
    at: '<img',
    says: ' img: write ![what is seen](file): it becomes a picture in all the sizes that screens need',
  },
  {
    problem: 'a drawing in the text that says nothing',
    file: everything,
    from: ' role="img" aria-label="Three beads"',
    to: '',
    at: '<svg',
    says: ' svg: a drawing in a text needs a description: role="img" and aria-label, or aria-hidden="true"',
  },
  {
    problem: 'a figure that says nothing',
    file: everything,
    from: /alt="Three threads[^"]*"/,
    to: 'alt=" "',
    at: '<Figure',
    says: ' Figure alt: a figure needs a description: alt="Three layers …"',
  },
  {
    problem: 'a figure without a drawing',
    file: short,
    from: 'This is all.',
    to: '<Figure drawing="shed.jpg" alt="A shed" />',
    at: '<Figure',
    says: ' Figure drawing: a figure names the SVG file beside the text: drawing="layers.svg"',
  },
  {
    problem: 'a figure whose drawing is not there',
    file: short,
    from: 'This is all.',
    to: '<Figure drawing="shed.svg" alt="A shed" />',
    at: '<Figure',
    says: ': no picture articles/3-short/shed.svg',
  },
  {
    problem: 'a label that a drawing has and a text does not give',
    file: everything,
    from: 'warp: "warp & weft",',
    to: '',
    at: '<Figure',
    says: ' Figure warp: the drawing articles/1-everything/weave.svg has this label',
  },
  {
    problem: 'a label that a drawing does not have',
    file: everything,
    from: 'labels={{ warp',
    to: 'labels={{\n  wrap: "wrapped",\n  warp',
    at: 'wrap:',
    says: ' Figure wrap: articles/1-everything/weave.svg has no such label',
  },
  {
    problem: 'a label that is not a word in quotes',
    file: everything,
    from: '"warp & weft"',
    to: '2',
    at: /labels=\{\{ warp/,
    says: ' Figure warp: a label is words in quotes: top: "pages"',
  },
  {
    problem: 'a drawing whose styles would be the page’s',
    file: 'articles/1-everything/weave.svg',
    from: '<g ',
    to: '<style>rect { fill: red }</style>\n  <g ',
    at: '<style>',
    says: figureParts,
  },
  {
    problem: 'a drawing with an id, which another drawing of the page may have too',
    file: 'articles/1-everything/weave.svg',
    from: '<g ',
    to: '<g id="warp" ',
    at: 'id="warp"',
    says: figureParts,
  },
  {
    problem: 'a term that is not explained',
    file: short,
    from: 'This is all.',
    to: 'This is <Term>all</Term>.',
    at: '<Term',
    says: ' Term means: a term says what it means: means="A thread."',
  },
  {
    problem: 'an event handler in the text',
    file: everything,
    from: '<circle cx="20"',
    to: '<circle onclick="alert(1)" cx="20"',
    at: '<circle onclick',
    says: ' circle: the policy of the pages forbids event handlers (onclick)',
  },
  {
    problem: 'an import in an article',
    file: short,
    from: 'This is all.',
    to: "This is all.\n\nimport x from 'y'",
    at: 'import x',
    column: true,
    says: ': a text has no import and no export',
  },
  {
    problem: 'a tag that is not closed',
    file: short,
    from: 'This is all.',
    to: '<Tip>Measure.',
    at: '<Tip>',
    column: true,
    says: ': Expected a closing tag for `<Tip>` (12:1-12:6) before the end of `paragraph`',
  },
  {
    problem: 'a folder that is called otherwise',
    file: short,
    from: 'slug: short',
    to: 'slug: shorter',
    at: 'slug: shorter',
    column: true,
    says: ' slug: number and slug say 3-shorter, the folder is called 3-short',
  },
  {
    problem: 'an own page in a menu that no site has',
    file: 'pages/uses/en.mdx',
    from: 'menu: [overlay, footer]',
    to: 'menu: sidebar',
    at: 'menu: sidebar',
    column: true,
    says: ' menu: a menu is header, overlay or footer: one of them, or a list',
  },
  {
    problem: 'an own page whose folder is not an address',
    file: 'pages/My tools/en.mdx',
    from: '',
    to: 'x',
    reported: 'pages/My tools',
    says: ': the folder is the address: small letters, digits and hyphens',
  },
  {
    problem: 'a language that the site does not have',
    file: 'articles/3-short/xx.mdx',
    from: '',
    to: 'x',
    says: ': expected a picture, or <language>.mdx with one of en, sv, cs, de',
  },
];

test.each([...data, ...projects, ...words, ...articles])(
  '$problem',
  async ({ file, from, to, at, column, reported = file, says }) => {
    const root = copyContent({
      'site.yaml': offerAll,
      [file]: (text) =>
        to === undefined ? undefined : (file === 'site.yaml' ? offerAll(text) : text).replace(from, to),
    });
    const place = at === undefined ? '' : placeOf(readText(root, file), at, column);
    expect(await messageOf(root)).toBe(`ContentError: 1 problem in the content:\n  ${reported}${place}${says}`);
  },
);

/** Czech is complete, and must stay so when it is offered. */
const offerAll = (text: string) => text.replace('code: cs, offered: false', 'code: cs, offered: true');

const readText = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

/** Line and column of a part of a text, as in messages. */
function placeOf(text: string, part: string | RegExp, column = false): string {
  const lines = text.split(part)[0]?.split('\n') ?? [];
  return `:${lines.length}${column ? `:${(lines.at(-1)?.length ?? 0) + 1}` : ''}`;
}

test('all problems are reported at once, in the order of the files', async () => {
  const root = copyContent({
    'site.yaml': (text) => offerAll(text).replace('threshold: 50', 'threshold: "half"').replace('\nname: ', '\nnme: '),
    'words/cs.yaml': (text) => text.replace(/^skip_link: .*\n/m, ''),
    [short]: (text) => text.replace('tag_tools', 'tag_tolls'),
  });
  expect((await messageOf(root)).replace(/:\d+:\d+ /g, ':N:N ')).toMatchInlineSnapshot(`
    "ContentError: 5 problems in the content:
      articles/3-short/en.mdx:N:N tags.0: no text named "tag_tolls" in words/en.yaml
      site.yaml:N:N name: this field is missing
      site.yaml:N:N nme: there is no such field
      site.yaml:N:N scrollToTop.threshold: Invalid input: expected number, received string
      words/cs.yaml skip_link: this text is missing"
  `);
});

const lacking = {
  'words/cs.yaml': (text: string) => text.replace(/^skip_link: .*\n/m, 'skip_link: # to be translated\n'),
};

test('a language that is not offered may lack texts, files of projects and all words: they are counted', async () => {
  const before = (await readContent(siteRoot)).coverage.cs;
  expect(before).toMatchObject({ missing: 0 });
  const { coverage, dictionaries } = await readContent(copyContent(lacking));
  expect(coverage.cs).toEqual({ ...before, missing: 1 });
  expect(dictionaries.cs).not.toHaveProperty('skip_link');
  const bare = copyContent({ 'words/cs.yaml': () => undefined, 'projects/loom/cs.mdx': () => undefined });
  expect((await readContent(bare)).coverage.cs?.missing).toBeGreaterThan(100);
});

test('one that is offered may not, and the message names the empty line; with a fallback to English it may', async () => {
  const strict = copyContent({ ...lacking, 'site.yaml': offerAll });
  const line = placeOf(readText(strict, 'words/cs.yaml'), 'skip_link');
  expect(await messageOf(strict)).toContain(`words/cs.yaml${line} skip_link: this text is missing`);
  const withFallback = (text: string) =>
    text.replace('code: cs, offered: false', 'code: cs, offered: true, fallback: source');
  expect((await readContent(copyContent({ ...lacking, 'site.yaml': withFallback }))).coverage.cs?.missing).toBe(1);
});

test('empty fields of a project’s texts are missing texts', async () => {
  const root = copyContent({
    'projects/loom/cs.mdx': (text) => text.replace(/title: .*/, 'title: # Loom').replace(/problem: .*/, 'problem:'),
  });
  expect((await readContent(root)).coverage.cs?.missing).toBe(2);
});

test.each([
  ['a tag that is none', '{ code: cs, tag: Czech, offered: false }', 'tag: "Czech" is not a BCP 47 tag'],
  [
    'a language that CLDR cannot name',
    '{ code: qq, offered: false }',
    'ownName: this field is missing: CLDR has no name',
  ],
  [
    'a tag that two languages have',
    '{ code: cs, tag: sv-SE, offered: false }',
    'languages: two languages have the same tag',
  ],
])('%s', async (_, record, says) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace('{ code: cs, offered: false }', record) });
  expect(await messageOf(root)).toContain(says);
});

test('a number that two articles have', async () => {
  const root = copyContent({ [short]: (text) => text.replace('number: 3', 'number: 2') });
  expect(await messageOf(root)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      articles/3-short/en.mdx:2:1 number: another article has the number 2 too
      articles/3-short/en.mdx:3:1 slug: number and slug say 2-short, the folder is called 3-short"
  `);
});

test.each([
  'portfolio',
  'ftp://name.example',
  'https://',
  'https://name.example/',
  'https://name.example/portfolio/',
  'https://name.example/a b',
  'https://name.example/a/../b',
  'https://name.example?x=1',
  'https://name.example:port',
  'https://Name.example',
])('the site does not live at %s: one line', async (url) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace(/^url: .*/m, `url: ${url}`) });
  expect((await messageOf(root)).replace(/:\d+:\d+ /, ':N:N ')).toBe(
    `ContentError: 1 problem in the content:\n  site.yaml:N:N url: "${url}" is not an address such as https://name.example or https://name.example/portfolio`,
  );
});

test.each([
  'https://name.example',
  'http://localhost:4173',
  'https://name.example/portfolio',
  'https://name.example/a/b.c',
])('the site may live at %s', async (url) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace(/^url: .*/m, `url: ${url}`) });
  expect((await readContent(root)).site.url).toBe(url);
});

test('valid content has all languages, offered or not, and articles by number, and is frozen', async () => {
  const content = await readContent(siteRoot);
  expect(Object.keys(content.dictionaries)).toEqual(content.site.languages.map(({ code }) => code));
  const numbers = content.articles.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(Object.isFrozen(content.profile.pictures[0])).toBe(true);
});

test('an article whose lines end as on Windows is read as any other', async () => {
  const root = copyContent({ [everything]: (text) => text.replaceAll('\n', '\r\n') });
  const [windows, unix] = await Promise.all([readContent(root), readContent(siteRoot)]);
  expect(windows.articles[0]?.source.body.headings).toEqual(unix.articles[0]?.source.body.headings);
});

test('a key that two projects have, and one of them has no English text', async () => {
  const root = copyContent({ 'projects/other/project.yaml': () => 'key: loom\n' });
  expect(await messageOf(root)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      projects/other/en.mdx: the English text is missing
      projects/other/project.yaml:1:1 key: another project has the key loom too"
  `);
});

test('where the words cannot be read, each text that content names is not reported as well', async () => {
  const root = copyContent({ 'words/en.yaml': (text) => `${text}a: b: c\n` });
  expect((await messageOf(root)).replace(/:\d+:\d+/g, ':N:N')).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      words/en.yaml:N:N: a text with a colon and a space in it goes in quotes: key: "one: two""
  `);
});

test('a problem in English is not reported again for each language', async () => {
  const root = copyContent({ 'projects/loom/en.mdx': (text) => text.replace('title:', 'titel:') });
  expect((await messageOf(root)).replace(/:\d+:\d+ /g, ':N:N ')).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      projects/loom/en.mdx:N:N titel: there is no such field
      projects/loom/en.mdx:N:N title: this field is missing"
  `);
});

test('a project that the order does not name comes last; without an order they come by name, and no small cards', async () => {
  const order = 'projects/order.yaml';
  const slugs = async (root: string) => (await readContent(root)).projects.map(({ slug }) => slug);
  const named = await slugs(copyContent({ [order]: (text) => text.replace('  - loom\n', '') }));
  expect(named.at(-1)).toBe('loom');
  const root = copyContent({ [order]: () => undefined });
  expect(await slugs(root)).toEqual([...named].sort());
  expect((await readContent(root)).fillers).toEqual([]);
});

test('a project has the texts of its English file, by the keys of the dictionary', async () => {
  const { projects, dictionaries } = await readContent(siteRoot);
  const loom = projects.find(({ slug }) => slug === 'loom');
  const tangle = projects.find(({ slug }) => slug === 'tangle');
  expect(loom).toMatchObject({
    title: 'projects_loom_title',
    metaDescription: 'projects_loom_meta',
    story: 'projects_loom_story',
    caseStudy: { problem: 'projects_loom_problem', decision: { text: 'projects_loom_decision' } },
    parts: [{ title: 'projects_loom_part_1_title', text: 'projects_loom_part_1' }],
    picture: { file: 'drawn/day.svg', alt: 'projects_loom_picture' },
  });
  expect(dictionaries.sv?.projects_loom_title).toBe('[Lööm ·]');
  expect(tangle).toMatchObject({ caseStudy: {}, parts: [], stories: {} });
  expect(tangle).not.toHaveProperty('story');
});

test('the record of the tests is read where there is one, and checked', async () => {
  const record =
    '{\n  "date": "2027-03-04",\n  "pages": 9, "languages": 2, "themes": 2, "widths": [390],\n  "findings": 0, "engines": ["Chromium"]\n}\n';
  expect(await readContent(siteRoot)).not.toHaveProperty('checks');
  expect((await readContent(copyContent({ 'checks.json': () => record }))).checks).toMatchObject({ pages: 9 });
  const wrong = copyContent({ 'checks.json': () => record.replace('"pages": 9', '"pages": "672 of 672"') });
  expect(await messageOf(wrong)).toContain('checks.json:3:3 pages: ');
});
