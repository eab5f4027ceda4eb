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
  /** The file in the message, if it is not `file`. */
  reported?: string;
  says: string;
}

const everything = 'articles/1-everything/en.mdx';
const short = 'articles/3-short/en.mdx';
/** The message for parts that a figure’s drawing must not have. */
const figureParts =
  ': the drawing of a figure must not contain <style>, style, <use>, id or url(#…), as a page can have several: set colours as attributes';

const data: ProblemCase[] = [
  {
    problem: 'a field of the wrong type',
    file: 'site.yaml',
    from: 'threshold: 50',
    to: 'threshold: "half"',
    at: 'threshold:',
    column: true,
    says: ' scrollToTop.threshold: Invalid input: expected number, received string',
  },
  {
    problem: 'a missing field',
    file: 'site.yaml',
    from: /^name: .*\n/m,
    to: '',
    at: 'format:',
    says: ' name: this field is missing',
  },
  {
    problem: 'an unknown field',
    file: 'site.yaml',
    from: 'face: ',
    to: 'outro: true\nface: ',
    at: 'outro',
    says: ' outro: unknown field',
  },
  {
    problem: 'a duplicate field',
    file: 'site.yaml',
    from: 'scrollToTop: ',
    to: 'face: photos/colours.png\nscrollToTop: ',
    at: 'face: photos/colours.png',
    says: ' face: this key appears twice',
  },
  {
    problem: 'a text key that no dictionary has',
    file: 'profile.yaml',
    from: 'hobby_3',
    to: 'hobby_33',
    at: 'label: hobby_33',
    says: ' hobbies.2.label: no text named "hobby_33" in words/en.yaml',
  },
  {
    problem: 'an icon that no installed set has',
    file: 'profile.yaml',
    from: 'lucide:bed',
    to: 'lucide:bad',
    at: 'icon: lucide:bad',
    says: ' hobbies.2.icon: no icon named "lucide:bad" in the installed sets (lucide, devicon, logos, simple-icons, tabler)',
  },
  {
    problem: 'a picture outside the pictures folder',
    file: 'site.yaml',
    from: 'photos/colours.webp',
    to: '../site.ts',
    at: 'face:',
    says: ' face: a picture must be a file in pictures whose name ends in svg, png, avif, webp, jpg, jpeg, gif, tif, tiff, heic or heif',
  },
  {
    problem: 'a play address other than http or https',
    file: 'games.yaml',
    from: 'https://knots.example',
    to: 'javascript:alert(1)',
    at: 'play: javascript',
    says: ' 0.play: an address must start with https:// or http://',
  },
  {
    problem: 'a game without play address and game.tsx',
    file: 'games.yaml',
    from: '  play: https://knots.example\n',
    to: '',
    at: 'slug: knots',
    says: ' 0.play: a game needs the address where it is played, or code in games/knots/game.tsx',
  },
  {
    problem: 'an invalid e-mail address',
    file: 'contact.yaml',
    from: 'ada@fixture.example',
    to: 'ada at home',
    at: 'address:',
    says: ' 0.address: this is not an e-mail address',
  },
  {
    problem: 'an invalid month',
    file: 'career.yaml',
    from: '2018-11',
    to: '2018-13',
    at: 'start: 2018-13',
    says: ' 1.start: a month must be written yyyy-mm, or yyyy if only the year is known',
  },
  {
    problem: 'an unknown time zone',
    file: 'resume.yaml',
    from: 'Europe/Stockholm',
    to: 'Europe/Stokholm',
    at: 'timeZone:',
    says: ' timeZone: no time zone named "Europe/Stokholm" (IANA)',
  },
  {
    problem: 'a skill with both a name and a label',
    file: 'skills.yaml',
    from: 'name: HTML',
    to: 'name: HTML, label: skill_weaving',
    at: '{ key: html',
    says: ' 0: give either name or label',
  },
  {
    problem: 'two skills with the same key',
    file: 'skills.yaml',
    from: 'key: typescript',
    to: 'key: html',
    at: 'key: html, name: TypeScript',
    says: ' 1.key: "html" is listed twice',
  },
  {
    problem: 'two games with the same slug',
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
    says: ' languages: the first language is the default one and must be offered',
  },
  {
    problem: 'an unknown project in the resume',
    file: 'resume.yaml',
    from: 'spindle',
    to: 'spindel',
    at: 'spindel',
    says: ' projects.1: no project "spindel": use one of loom, spindle, thimble, needle, knots, tangle, blank',
  },
  {
    problem: 'a game without a project',
    file: 'games.yaml',
    from: 'slug: knots',
    to: 'slug: knits',
    at: 'slug: knits',
    says: ' 0.slug: no project "knits": use one of loom, spindle, thimble, needle, knots, tangle, blank',
  },
  {
    problem: 'an unknown article in the showcase',
    file: 'home.yaml',
    from: 'number: 3',
    to: 'number: 33',
    at: 'number: 33',
    says: ' showcase.3.number: no article 33: use one of 1, 2, 3, 4',
  },
  {
    problem: 'an unknown skill of a job',
    file: 'career.yaml',
    from: 'nosql',
    to: 'nosqll',
    at: 'nosqll',
    says: ' 0.skills.1: no skill "nosqll": use one of html, typescript, nosql, weaving, cobol',
  },
  {
    problem: 'an unclosed list',
    file: 'resume.yaml',
    from: 'spindle]',
    to: 'spindle',
    at: /$/,
    says: ': Flow sequence in block collection must be sufficiently indented and end with a ]',
  },
  {
    problem: 'a missing data file',
    file: 'games.yaml',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': this file is missing',
  },
].map((one) => ({ column: true, ...one }));

const [facts, loom, swedish] = ['projects/loom/project.yaml', 'projects/loom/en.mdx', 'projects/loom/sv.mdx'];

const projects: ProblemCase[] = [
  {
    problem: 'a missing field in project.yaml',
    file: facts,
    from: /^tags: .*\n/m,
    to: '',
    at: 'kind:',
    says: ' tags: this field is missing',
  },
  {
    problem: 'an unknown island in project.yaml',
    file: facts,
    from: 'tint: sea',
    to: 'tint: sea\ntry: { island: shuttle, title: apps_title }',
    at: 'island: shuttle',
    says: ' try.island: no island "shuttle": use one of counter, tangle, thread',
  },
  {
    problem: 'an unknown field in project.yaml',
    file: facts,
    from: 'tint: sea',
    to: 'tint: sea\ncolour: sea',
    at: 'colour',
    says: ' colour: unknown field',
  },
  {
    problem: 'an invalid option in project.yaml',
    file: facts,
    from: 'tint: sea',
    to: 'tint: see',
    at: 'tint:',
    says: ' tint: Invalid option: expected one of "coral"|"marigold"|"jacaranda"|"sea"|"rose"|"foam"',
  },
  {
    problem: 'a missing picture in project.yaml',
    file: facts,
    from: 'drawn/day.svg',
    to: 'drawn/night.svg',
    at: 'picture:',
    says: ' picture: no picture "drawn/night.svg" beside the text or in pictures',
  },
  {
    problem: 'an unsupported picture format',
    file: facts,
    from: 'drawn/day.svg',
    to: 'drawn/day.bmp',
    at: 'picture:',
    says: ' picture: a picture must be a file in pictures whose name ends in svg, png, avif, webp, jpg, jpeg, gif, tif, tiff, heic or heif',
  },
  {
    problem: 'a missing required text of a project',
    file: loom,
    from: /^description: .*\n/m,
    to: '',
    at: 'title:',
    says: ' description: this field is missing',
  },
  {
    problem: 'a case study decision without a text',
    file: loom,
    from: /^ {4}text: Loom could.*\n/m,
    to: '',
    at: 'decision:',
    says: ' caseStudy.decision.text: this field is missing',
  },
  {
    problem: 'an unknown text in a case study',
    file: loom,
    from: '  problem:',
    to: '  trouble: x\n  problem:',
    at: 'trouble',
    says: ' caseStudy.trouble: unknown field',
  },
  {
    problem: 'a number as a text of a case study',
    file: swedish,
    from: /cost: .*/,
    to: 'cost: 7',
    at: 'cost:',
    says: ' caseStudy.decision.cost: Invalid input: expected string, received number',
  },
  {
    problem: 'an untranslated text of a case study',
    file: 'projects/loom/cs.mdx',
    from: /^ {2}outcome: .*\n/m,
    to: '',
    at: 'caseStudy:',
    says: ' caseStudy.outcome: this text is missing',
  },
  {
    problem: 'a case study text that English lacks',
    file: 'projects/thimble/sv.mdx',
    from: '  outcome:',
    to: '  otherwise: x\n  outcome:',
    at: 'otherwise',
    says: ' caseStudy.otherwise: there is no English text with this key',
  },
  {
    problem: 'a project without a translation',
    file: 'projects/tangle/cs.mdx',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': this project has no texts in this language',
  },
  {
    problem: 'an untranslated story',
    file: 'projects/thimble/cs.mdx',
    from: /\n---\n[\s\S]+$/,
    to: '\n---\n',
    at: /$/,
    says: ' story: this text is missing',
  },
  {
    problem: 'a story that English lacks',
    file: 'projects/tangle/sv.mdx',
    from: /$/,
    to: '\nEn berättelse.\n',
    at: 'En berättelse',
    says: ' story: there is no English text with this key',
  },
  {
    problem: 'a component that a story may not contain',
    file: loom,
    from: 'How Loom',
    to: '<Tip>x</Tip>\n\nHow Loom',
    at: '<Tip>',
    says: ' Tip: no such component: use one of Figure, Video, Source',
  },
  {
    problem: 'a project picture without a description',
    file: 'projects/thimble/project.yaml',
    from: /$/,
    to: 'picture: drawn/day.svg\n',
    reported: 'projects/thimble/en.mdx',
    says: ' pictureAlt: this text is missing: a description of the picture',
  },
  {
    problem: 'a project without project.yaml',
    file: 'projects/knots/project.yaml',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': this file is missing',
  },
  {
    problem: 'an unexpected file in a project’s folder',
    file: 'projects/loom/readme.txt',
    from: '',
    to: 'x',
    says: ': unexpected file: expected project.yaml, a picture, or <language>.mdx in one of the languages en, sv, cs, de',
  },
  {
    problem: 'an invalid folder name of a project',
    file: 'projects/My loom/project.yaml',
    from: '',
    to: 'kind: app',
    reported: 'projects/My loom',
    says: ': the folder’s name is part of the address: use only lowercase letters, digits and hyphens',
  },
  {
    problem: 'an unknown project in order.yaml',
    file: 'projects/order.yaml',
    from: '- spindle',
    to: '- spindel',
    at: 'spindel',
    says: ' projects.1: no project "spindel": use one of blank, knots, loom, needle, spindle, tangle, thimble',
  },
  {
    problem: 'a duplicate project in order.yaml',
    file: 'projects/order.yaml',
    from: '- spindle\n',
    to: '- loom\n',
    at: /(?<=- loom\n {2}- )loom/,
    says: ' projects.1: loom appears twice',
  },
].map((one) => ({ column: true, ...one }));

const words: ProblemCase[] = [
  {
    problem: 'a text of a project in a words file',
    file: 'words/sv.yaml',
    from: 'skip_link: ',
    to: 'projects_loom_cost: x\nskip_link: ',
    at: 'projects_loom_cost',
    says: ' projects_loom_cost: this text is also in projects/loom/sv.mdx: caseStudy.decision.cost',
  },
  {
    problem: 'a missing translation of an owner’s text',
    file: 'words/cs.yaml',
    from: /^hobby_2: .*\n/m,
    to: '',
    says: ' hobby_2: this text is missing',
  },
  {
    problem: 'an interface text the owner must supply',
    file: 'words/cs.yaml',
    from: /^skip_link: .*\n/m,
    to: '',
    says: ' skip_link: this text is missing',
  },
  {
    problem: 'a missing text by the owner in English',
    file: 'words/en.yaml',
    from: /^about_occupation: .*\n/m,
    to: '',
    says: ' about_occupation: this text is missing: the profession, in the profile',
  },
  {
    problem: 'a text key that English lacks',
    file: 'words/sv.yaml',
    from: 'skip_link: ',
    to: 'skip_lnk: x\nskip_link: ',
    at: 'skip_lnk',
    says: ' skip_lnk: there is no English text with this key',
  },
  {
    problem: 'a duplicate text key',
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
    says: ' nav_label: a text is expected here: put a number, true or false in quotes',
  },
  {
    problem: 'a number as a text of a words file',
    file: 'words/sv.yaml',
    from: /^nav_label: .*/m,
    to: 'nav_label: 7',
    at: 'nav_label',
    says: ' nav_label: a text is expected here: put a number, true or false in quotes',
  },
  {
    problem: 'a placeholder that English lacks',
    file: 'words/sv.yaml',
    from: '"[© {{year}}',
    to: '"[© {{år}} {{year}} {{when}}',
    at: 'footer_copyright',
    says: ' footer_copyright: the placeholders differ: {{name}} {{when}} {{year}} here, {{name}} {{year}} in English',
  },
  {
    problem: 'a placeholder the interface lacks',
    file: 'words/en.yaml',
    from: '© {{year}}',
    to: '© {{when}}',
    at: 'footer_copyright',
    says: ' footer_copyright: the placeholders differ: {{name}} {{when}} here, {{name}} {{year}} in the interface',
  },
  {
    problem: 'a missing plural form',
    file: 'words/cs.yaml',
    from: /^blogs_count_many: .*\n/m,
    to: '',
    says: ' blogs_count_many: this text is missing',
  },
  {
    problem: 'a plural form that the language lacks',
    file: 'words/sv.yaml',
    from: 'blogs_count_one',
    to: 'blogs_count_few: x\nblogs_count_one',
    at: 'blogs_count_few',
    says: ' blogs_count_few: the plural forms of sv are blogs_count_one, blogs_count_other',
  },
  {
    problem: 'a words file that is not valid YAML',
    file: 'words/cs.yaml',
    from: /^nav_menu_open: .*/m,
    to: 'nav_menu_open: Menu: open',
    at: 'Menu: open',
    column: true,
    says: ': put a text that contains a colon and a space in quotes: key: "one: two"',
  },
  {
    problem: 'a words file that is a list',
    file: 'words/cs.yaml',
    from: /^[\s\S]*$/,
    to: '- Menu\n',
    at: '-',
    says: ': a words file must be a list of keys and texts, each on a line of its own: key: text',
  },
  {
    problem: 'a missing words file',
    file: 'words/cs.yaml',
    from: /^[\s\S]*$/,
    to: undefined,
    says: ': the words file of the language cs is missing',
  },
];

const articles: ProblemCase[] = [
  {
    problem: 'a missing field in the front matter',
    file: short,
    from: /category: .*\n/,
    to: '',
    at: 'number:',
    column: true,
    says: ' category: this field is missing',
  },
  {
    problem: 'a missing list in the front matter',
    file: short,
    from: /tags: .*\n/,
    to: '',
    at: 'number:',
    column: true,
    says: ' tags: this field is missing',
  },
  {
    problem: 'a tag key that no dictionary has',
    file: short,
    from: 'tag_tools',
    to: 'tag_tolls',
    at: 'tag_tolls',
    column: true,
    says: ' tags.0: no text named "tag_tolls" in words/en.yaml',
  },
  {
    problem: 'an update date before the publication',
    file: short,
    from: 'updated: 2024-05-18',
    to: 'updated: 2024-05-16',
    at: 'updated: 2024-05-16',
    column: true,
    says: ' updated: this date must not be before the date in published',
  },
  {
    problem: 'a date that is not in the calendar',
    file: short,
    from: 'published: 2024-05-17',
    to: 'published: 2024-02-30',
    at: 'published: 2024-02-30',
    column: true,
    says: ' published: a day must be written yyyy-mm-dd and exist in the calendar',
  },
  {
    problem: 'a missing cover picture',
    file: everything,
    from: 'drawn/day.svg',
    to: 'drawn/night.svg',
    at: 'file: drawn/night.svg',
    column: true,
    says: ' cover.file: no picture "drawn/night.svg" beside the text or in pictures',
  },
  {
    problem: 'front matter that is not valid YAML',
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
    says: ': the file must start with front matter between two lines of ---',
  },
  {
    problem: 'an article with only front matter',
    file: short,
    from: 'This is all.\n',
    to: '',
    says: ': the English file has no text',
  },
  {
    problem: 'an article without its English file',
    file: 'articles/5-new/sv.mdx',
    from: '',
    to: '---\ntitle: Ny\ndescription: Ny\n---\n',
    reported: 'articles/5-new/en.mdx',
    says: ': the English text is missing',
  },
  {
    problem: 'an unknown component',
    file: short,
    from: 'This is all.',
    to: '<Hint>Measure.</Hint>',
    at: '<Hint>',
    column: true,
    says: ' Hint: no such component: use one of Tip, Phases, Phase, PullQuote, Figure, Video, Measured, Term, Translations, Source',
  },
  {
    problem: 'a missing picture beside an article',
    file: short,
    from: 'This is all.',
    to: 'This is all.\n\n![A shed](shed.jpg)',
    at: '![A shed]',
    says: ': no picture articles/3-short/shed.jpg',
  },
  {
    problem: 'a cover picture beside another article',
    file: short,
    from: 'slug: short',
    to: 'slug: short\ncover: { file: loom.svg, alt: picture_day }',
    at: 'file: loom.svg',
    column: true,
    says: ' cover.file: no picture "loom.svg" beside the text or in pictures',
  },
  {
    problem: 'a missing picture in a story',
    file: 'projects/loom/sv.mdx',
    from: /$/,
    to: '\n![Ett skjul](shed.jpg)\n',
    at: '![Ett skjul]',
    says: ': no picture projects/loom/shed.jpg',
  },
  {
    problem: 'a missing picture named by a reference',
    file: short,
    from: 'This is all.',
    to: 'This is all.\n\n![A shed][it]\n\n[it]: /pictures/shed.jpg',
    at: '![A shed]',
    says: ': no picture pictures/shed.jpg',
  },
  {
    problem: 'an article picture without a description',
    file: everything,
    from: '![A red shed in a field.]',
    to: '![]',
    at: '![]',
    says: ' Shed, red.jpg: a picture needs a description: ![a red door](door.jpg)',
  },
  {
    problem: 'a picture from another site',
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
    says: ' img: write ![description](file) instead: the build makes all the sizes that screens need',
  },
  {
    problem: 'an inline drawing without a description',
    file: everything,
    from: ' role="img" aria-label="Three beads"',
    to: '',
    at: '<svg',
    says: ' svg: a drawing in a text needs a description: role="img" and aria-label, or aria-hidden="true"',
  },
  {
    problem: 'a figure without a description',
    file: everything,
    from: /alt="Three threads[^"]*"/,
    to: 'alt=" "',
    at: '<Figure',
    says: ' Figure alt: a figure needs a description: alt="Three layers …"',
  },
  {
    problem: 'a figure with a drawing that is no SVG',
    file: short,
    from: 'This is all.',
    to: '<Figure drawing="shed.jpg" alt="A shed" />',
    at: '<Figure',
    says: ' Figure drawing: a figure needs an SVG file beside the text: drawing="layers.svg"',
  },
  {
    problem: 'a figure whose drawing is missing',
    file: short,
    from: 'This is all.',
    to: '<Figure drawing="shed.svg" alt="A shed" />',
    at: '<Figure',
    says: ': no picture articles/3-short/shed.svg',
  },
  {
    problem: 'a drawing label that the figure lacks',
    file: everything,
    from: 'warp: "warp & weft",',
    to: '',
    at: '<Figure',
    says: ' Figure warp: this label of articles/1-everything/weave.svg has no text: add it to labels',
  },
  {
    problem: 'a figure label that the drawing lacks',
    file: everything,
    from: 'labels={{ warp',
    to: 'labels={{\n  wrap: "wrapped",\n  warp',
    at: 'wrap:',
    says: ' Figure wrap: articles/1-everything/weave.svg has no such label',
  },
  {
    problem: 'a figure label that is not a string',
    file: everything,
    from: '"warp & weft"',
    to: '2',
    at: /labels=\{\{ warp/,
    says: ' Figure warp: the text of a label must be in quotes: top: "pages"',
  },
  {
    problem: 'a figure drawing with a <style> element',
    file: 'articles/1-everything/weave.svg',
    from: '<g ',
    to: '<style>rect { fill: red }</style>\n  <g ',
    at: '<style>',
    says: figureParts,
  },
  {
    problem: 'a figure drawing with an id',
    file: 'articles/1-everything/weave.svg',
    from: '<g ',
    to: '<g id="warp" ',
    at: 'id="warp"',
    says: figureParts,
  },
  {
    problem: 'a term without an explanation',
    file: short,
    from: 'This is all.',
    to: 'This is <Term>all</Term>.',
    at: '<Term',
    says: ' Term means: a term needs an explanation: means="A thread."',
  },
  {
    problem: 'an event handler in the text',
    file: everything,
    from: '<circle cx="20"',
    to: '<circle onclick="alert(1)" cx="20"',
    at: '<circle onclick',
    says: ' circle: the content security policy forbids event handlers (onclick)',
  },
  {
    problem: 'an import in an article',
    file: short,
    from: 'This is all.',
    to: "This is all.\n\nimport x from 'y'",
    at: 'import x',
    column: true,
    says: ': import and export are not allowed in a text',
  },
  {
    problem: 'an unclosed component',
    file: short,
    from: 'This is all.',
    to: '<Tip>Measure.',
    at: '<Tip>',
    column: true,
    says: ': Expected a closing tag for `<Tip>` (12:1-12:6) before the end of `paragraph`',
  },
  {
    problem: 'a folder name unlike number and slug',
    file: short,
    from: 'slug: short',
    to: 'slug: shorter',
    at: 'slug: shorter',
    column: true,
    says: ' slug: number and slug are 3-shorter, but the folder is called 3-short: make them match',
  },
  {
    problem: 'an own page in an unknown menu',
    file: 'pages/uses/en.mdx',
    from: 'menu: [overlay, footer]',
    to: 'menu: sidebar',
    at: 'menu: sidebar',
    column: true,
    says: ' menu: expected header, overlay or footer, or a list of these',
  },
  {
    problem: 'an invalid folder name of an own page',
    file: 'pages/My tools/en.mdx',
    from: '',
    to: 'x',
    reported: 'pages/My tools',
    says: ': the folder’s name is part of the address: use only lowercase letters, digits and hyphens',
  },
  {
    problem: 'an article in an unknown language',
    file: 'articles/3-short/xx.mdx',
    from: '',
    to: 'x',
    says: ': unexpected file: expected a picture, or <language>.mdx in one of the languages en, sv, cs, de',
  },
];

test.each([...data, ...projects, ...words, ...articles])(
  'reports $problem',
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

/** Offers Czech, so that missing Czech texts are problems. */
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
      site.yaml:N:N nme: unknown field
      site.yaml:N:N scrollToTop.threshold: Invalid input: expected number, received string
      words/cs.yaml skip_link: this text is missing"
  `);
});

const lacking = {
  'words/cs.yaml': (text: string) => text.replace(/^skip_link: .*\n/m, 'skip_link: # to be translated\n'),
};

test('counts missing texts and files of a language that is not offered, without reporting them', async () => {
  const before = (await readContent(siteRoot)).coverage.cs;
  expect(before).toMatchObject({ missing: 0 });
  const { coverage, dictionaries } = await readContent(copyContent(lacking));
  expect(coverage.cs).toEqual({ ...before, missing: 1 });
  expect(dictionaries.cs).not.toHaveProperty('skip_link');
  const bare = copyContent({ 'words/cs.yaml': () => undefined, 'projects/loom/cs.mdx': () => undefined });
  expect((await readContent(bare)).coverage.cs?.missing).toBeGreaterThan(100);
});

test('an offered language may lack texts only with a fallback; otherwise the error has the line number', async () => {
  const strict = copyContent({ ...lacking, 'site.yaml': offerAll });
  const line = placeOf(readText(strict, 'words/cs.yaml'), 'skip_link');
  expect(await messageOf(strict)).toContain(`words/cs.yaml${line} skip_link: this text is missing`);
  const withFallback = (text: string) =>
    text.replace('code: cs, offered: false', 'code: cs, offered: true, fallback: source');
  expect((await readContent(copyContent({ ...lacking, 'site.yaml': withFallback }))).coverage.cs?.missing).toBe(1);
});

test('counts empty fields in a project’s translation as missing texts', async () => {
  const root = copyContent({
    'projects/loom/cs.mdx': (text) => text.replace(/title: .*/, 'title: # Loom').replace(/problem: .*/, 'problem:'),
  });
  expect((await readContent(root)).coverage.cs?.missing).toBe(2);
});

test.each([
  ['an invalid language tag', '{ code: cs, tag: Czech, offered: false }', 'tag: "Czech" is not a BCP 47 tag'],
  [
    'a language that CLDR has no name for',
    '{ code: qq, offered: false }',
    'ownName: this field is missing: CLDR has no name',
  ],
  [
    'two languages with the same tag',
    '{ code: cs, tag: sv-SE, offered: false }',
    'languages: two languages have the same tag',
  ],
])('reports %s', async (_, record, says) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace('{ code: cs, offered: false }', record) });
  expect(await messageOf(root)).toContain(says);
});

test('reports two articles with the same number', async () => {
  const root = copyContent({ [short]: (text) => text.replace('number: 3', 'number: 2') });
  expect(await messageOf(root)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      articles/3-short/en.mdx:2:1 number: another article has the number 2 too
      articles/3-short/en.mdx:3:1 slug: number and slug are 2-short, but the folder is called 3-short: make them match"
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
])('reports only one problem for the invalid site address %s', async (url) => {
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
])('accepts the site address %s', async (url) => {
  const root = copyContent({ 'site.yaml': (text) => text.replace(/^url: .*/m, `url: ${url}`) });
  expect((await readContent(root)).site.url).toBe(url);
});

test('valid content has every language, offered or not, has articles sorted by number, and is frozen', async () => {
  const content = await readContent(siteRoot);
  expect(Object.keys(content.dictionaries)).toEqual(content.site.languages.map(({ code }) => code));
  const numbers = content.articles.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(Object.isFrozen(content.profile.pictures[0])).toBe(true);
});

test('reads an article with Windows line ends like any other', async () => {
  const root = copyContent({ [everything]: (text) => text.replaceAll('\n', '\r\n') });
  const [windows, unix] = await Promise.all([readContent(root), readContent(siteRoot)]);
  expect(windows.articles[0]?.source.body.headings).toEqual(unix.articles[0]?.source.body.headings);
});

test('reports two projects with the same key, and the missing English text of one', async () => {
  const root = copyContent({ 'projects/other/project.yaml': () => 'key: loom\n' });
  expect(await messageOf(root)).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      projects/other/en.mdx: the English text is missing
      projects/other/project.yaml:1:1 key: another project has the key loom too"
  `);
});

test('with an unreadable words file, does not also report every text that the content names', async () => {
  const root = copyContent({ 'words/en.yaml': (text) => `${text}a: b: c\n` });
  expect((await messageOf(root)).replace(/:\d+:\d+/g, ':N:N')).toMatchInlineSnapshot(`
    "ContentError: 1 problem in the content:
      words/en.yaml:N:N: put a text that contains a colon and a space in quotes: key: "one: two""
  `);
});

test('a problem in English is not reported again for each language', async () => {
  const root = copyContent({ 'projects/loom/en.mdx': (text) => text.replace('title:', 'titel:') });
  expect((await messageOf(root)).replace(/:\d+:\d+ /g, ':N:N ')).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      projects/loom/en.mdx:N:N titel: unknown field
      projects/loom/en.mdx:N:N title: this field is missing"
  `);
});

test('lists projects missing from order.yaml last; without the file sorts by name, with no small cards', async () => {
  const order = 'projects/order.yaml';
  const slugs = async (root: string) => (await readContent(root)).projects.map(({ slug }) => slug);
  const named = await slugs(copyContent({ [order]: (text) => text.replace('  - loom\n', '') }));
  expect(named.at(-1)).toBe('loom');
  const root = copyContent({ [order]: () => undefined });
  expect(await slugs(root)).toEqual([...named].sort());
  expect((await readContent(root)).fillers).toEqual([]);
});

test('a project names the texts of its English file by their dictionary keys', async () => {
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

test('reads and checks checks.json if it exists', async () => {
  const record =
    '{\n  "date": "2027-03-04",\n  "pages": 9, "languages": 2, "themes": 2, "widths": [390],\n  "findings": 0, "engines": ["Chromium"]\n}\n';
  expect(await readContent(siteRoot)).not.toHaveProperty('checks');
  expect((await readContent(copyContent({ 'checks.json': () => record }))).checks).toMatchObject({ pages: 9 });
  const wrong = copyContent({ 'checks.json': () => record.replace('"pages": 9', '"pages": "672 of 672"') });
  expect(await messageOf(wrong)).toContain('checks.json:3:3 pages: ');
});
