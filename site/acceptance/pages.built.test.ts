import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, readFile, readPage } from '../../tests/support/built-files.ts';
import { all, hrefOf, one, openBuilt, textOf, textsOf } from '../../tests/support/by-role.ts';
import { addresses, text } from '../../tests/support/site-map.ts';

// The specified counts, texts and link targets of this owner’s pages. A new site gets no copy of these tests.

const mainOf = (path: `/${string}`) => one(openBuilt(path), 'main');

/** The addresses of the mailto links. */
const mailLinksOf = (place: Element) =>
  all(place, 'link')
    .map((link) => String(hrefOf(link)))
    .filter((href) => href.startsWith('mailto:'));

test('home: banner, showcase, short version, Explore', () => {
  const main = mainOf('/');
  expect(textOf(main)).toContain('Durban Dev');
  expect(textOf(main)).toContain('Fullstack developer');
  expect(textOf(one(main, 'h1'))).toBe('Fitter by trade, fullstack by choice.');
  expect(all(one(main, 'list', 'Follow me'), 'link')).toHaveLength(4);
  expect(hrefOf(one(main, 'link', 'Contact me'))).toBe('/contact');
  expect(hrefOf(one(main, 'link', 'About me'))).toBe('/about');
  const showcase = one(main, 'region', 'Fresh off the bench');
  expect(hrefOf(one(showcase, 'link', 'Building Scalable React Apps'))).toBe('/blog/4');
  expect(hrefOf(one(showcase, 'link', 'The Future of Web Development'))).toBe('/blog/5');
  expect(textOf(one(main, 'region', 'The short version'))).toContain('I live in Durban');
  const explore = one(main, 'region', 'Explore');
  expect(hrefOf(one(explore, 'link', 'Apps'))).toBe('/apps');
  expect(hrefOf(one(explore, 'link', 'Blog'))).toBe('/blog');
  expect(hrefOf(one(explore, 'link', 'Games'))).toBe('/games');
  for (const card of all(explore, 'article')) expect(all(card, 'listitem').length).toBeLessThanOrEqual(4);
});

test('about: all parts of the profile, no footer', () => {
  const main = mainOf('/about');
  const part = (name: string) => one(main, 'region', name);
  expect(textOf(one(openBuilt('/about'), 'h1'))).toContain('Durban Dev');
  expect(textOf(main)).toContain('34 years old');
  expect(textOf(main)).toContain('Durban, South Africa');
  expect(all(part('Pictures'), 'button', /^Picture \d of 6/)).toHaveLength(6);
  expect(all(part('Searching for'), 'listitem')).toHaveLength(4);
  expect(all(part('Essentials'), 'listitem')).toHaveLength(6);
  expect(all(part('Good with my hands'), 'listitem')).toHaveLength(15);
  expect(all(part('Work'), 'h3')).toHaveLength(2);
  expect(all(part('Education'), 'h3')).toHaveLength(1);
  expect(all(part('Side projects'), 'article')).toHaveLength(2);
  expect(all(part('Side projects'), 'paragraph', 'Personal')).toHaveLength(2);
  expect(textsOf(all(part('Side projects'), 'h3'))).toEqual(['LinkBio', 'Formio']);
  expect(all(part('Hobbies'), 'listitem')).toHaveLength(8);
  expect(all(part('Favourite anthems'), 'listitem')).toHaveLength(6);
  expect(all(openBuilt('/about'), 'contentinfo')).toEqual([]);
});

test('skills: 24 skills in order, each with its logo', () => {
  const main = mainOf('/skills');
  const names =
    'HTML CSS TypeScript React Node Golang Python RabbitMQ Jenkins Kubernetes Docker SQL NoSQL AWS GCP n8n Zabbix AI ChatGPT Claude VS_Code APIs REST XML_learning';
  const skills = [...(all(main, 'list')[0]?.children ?? [])];
  expect(textsOf(skills)).toEqual(names.split(' ').map((name) => name.replace('_', ' ')));
  for (const skill of skills) expect(skill.querySelectorAll('img'), textOf(skill)).toHaveLength(1);
  expect(main.querySelectorAll('img')).toHaveLength(24);
});

test('skills: tiles link to the articles and projects that show the skill', () => {
  // The content of a closed tile is visible once the tile is opened.
  const inTiles = [...mainOf('/skills').querySelectorAll('details > section')];
  const linksOf = (name: string) =>
    inTiles.filter((part) => textOf(one(part, 'h2')) === name).flatMap((part) => all(part, 'link'));
  const articles = linksOf('Golang').filter((link) => /Learn Golang/.test(textOf(link)));
  expect(articles.map(hrefOf)).toEqual(['/blog/6']);
  expect(linksOf('RabbitMQ').filter((link) => hrefOf(link)?.startsWith('/apps/'))).toHaveLength(3);
  expect(linksOf('React').map(hrefOf)).toEqual(
    expect.arrayContaining(['/apps/indeed', '/apps/nftshop', '/apps/aitranslator']),
  );
});

test('contact: the facts that recruiters ask for first', () => {
  const facts = textsOf(all(mainOf('/contact'), 'definition'));
  for (const fact of [/Fullstack developer/, /since 01\/2023/, /UTC\+2/, /remote/, /^London 6–7$/, /^South Africa\. /])
    expect(facts).toContainEqual(expect.stringMatching(fact));
});

test('contact: six boxes, two mail links with subject and opening text, the resume as resume.pdf', () => {
  const main = mainOf('/contact');
  expect(all(main, 'listitem')).toHaveLength(6);
  const mailLinks = mailLinksOf(main);
  expect(mailLinks).toHaveLength(2);
  expect(mailLinks[0]).toMatch(/^mailto:hello@example\.com\?subject=Sawubona[^&]*&body=Sawubona!%0D%0A%0D%0A[^&]*$/);
  for (const name of [/Read my code/, /Find me on LinkedIn/])
    expect(one(main, 'link', name).getAttribute('target')).toBe('_blank');
  const resume = one(main, 'link', /Download the resume/);
  expect(resume.getAttribute('download')).toBe('resume.pdf');
  expect(existsSync(join(dist, String(hrefOf(resume))))).toBe(true);
});

test('contact: the joke is a dialog with exactly the specified text', () => {
  const main = mainOf('/contact');
  const joke = main.querySelector(`#${one(main, 'button', /Tell me a joke/).getAttribute('commandfor')}`);
  expect(joke?.tagName).toBe('DIALOG');
  expect(joke?.textContent).toBe('L 😂 L');
});

test('contact: the mail links have a subject and an opening text in German, too', () => {
  const mailLinks = mailLinksOf(mainOf('/de/contact')).map(decodeURIComponent);
  expect(mailLinks).toHaveLength(2);
  for (const mailLink of mailLinks)
    expect(mailLink).toMatch(
      /^mailto:\w+@example\.com\?subject=[^&]*(Website|Auftrag)[^&]*&body=Sawubona!\r\n\r\nIch [^&]*(Website|Maßarbeit)[^&]*$/,
    );
});

test('career: two jobs, newest first, with 9 and 6 responsibilities', () => {
  const jobs = all(mainOf('/career'), 'article');
  expect(jobs.map((job) => textOf(one(job, 'h2')))).toEqual(['Fullstack developer', 'Fitter']);
  expect(jobs.map((job) => all(job, 'listitem').length)).toEqual([9, 6]);
  const [now, before] = textsOf(jobs);
  expect(now).toContain('Jan 2023 – present');
  expect(before).toContain('Jan 2016 – Dec 2022');
  for (const job of textsOf(jobs)) expect(job).toContain('Durban');
});

test('projects: six cards and five fillers', () => {
  const main = mainOf('/apps');
  const cards = all(main, 'article');
  const names = ['PortfolioHub', 'LinkBio', 'Formio', 'indeed', 'nftshop', 'aitranslator'];
  expect(cards.map((card) => textOf(one(card, 'heading')))).toEqual(names);
  for (const card of cards) {
    // The first link of a project with a piece to try leads to the piece.
    expect(hrefOf(one(card, 'link', /^(View Site|Try a piece of it)/))).toMatch(/^\/apps\/\w+#try$|^https:/);
    expect(hrefOf(one(card, 'link', /^Details/))).toMatch(/^\/apps\//);
    expect(card.querySelectorAll('a a')).toHaveLength(0);
  }
  const fillers = [/Built, not glued/, /Measured twice/, /Powered by filter coffee/, /Surf was up/, /Bugs evicted/];
  for (const filler of fillers) {
    expect(all(main, 'paragraph', filler), String(filler)).toHaveLength(1);
    expect(all(main, 'link', filler), String(filler)).toEqual([]);
  }
  expect(all(main, 'combobox')).toEqual([]);
});

test('games: one card that links to the game and to its details', () => {
  const main = mainOf('/games');
  expect(textOf(one(openBuilt('/games'), 'h1'))).toBe('GAMES');
  expect(textOf(main)).toContain('Choose Your Adventure');
  const game = one(main, 'article');
  expect(textsOf(all(game, 'definition'))).toEqual(['Easy', 'Arcade', '1 Player']);
  expect(hrefOf(one(game, 'link', /Play Now/))).toBe('/games/fartup');
  expect(hrefOf(one(game, 'link', 'Details'))).toBe('/apps/fartup');
});

test('footer: quick links, contact, four profiles, the year, privacy and terms', () => {
  const footer = one(openBuilt('/skills'), 'contentinfo');
  const quick = all(one(footer, 'navigation', 'Quick links'), 'link');
  expect(quick.map((link) => `${textOf(link)} ${hrefOf(link)}`)).toEqual(
    expect.arrayContaining([
      'home /',
      'projects /apps',
      'about /about',
      'contact /contact',
      'career /career',
      'blog /blog',
    ]),
  );
  expect(all(footer, 'link', /^(GitHub|LinkedIn|Instagram|Links)/)).toHaveLength(4);
  expect(all(footer, 'link', 'hello@example.com')).toHaveLength(1);
  expect(textOf(footer)).toMatch(/© 20\d\d Durban Dev/);
  expect(hrefOf(one(footer, 'link', 'Privacy'))).toBe('#privacy');
  expect(hrefOf(one(footer, 'link', 'Terms'))).toBe('#terms');
});

test('an article can have another title in search results than on its page', () => {
  const page = openBuilt('/de/blog/4');
  expect(page.title).toBe('Skalierbare React-Apps bauen, Kasten für Kasten · Durban Dev');
  expect(textOf(one(page, 'h1'))).toBe('Skalierbare React-Apps bauen');
});

test('every article and case study states that the portfolio is a sample, in HTML and Markdown', () => {
  for (const { language, to, path } of addresses) {
    if (to.page !== 'article' && to.page !== 'project') continue;
    const words = text('text_sample', {}, language);
    expect(readPage(path), path).toContain(words);
    // The template is not a case study: it has no Markdown.
    if (to.page === 'project' && to.slug === 'app') continue;
    expect(readFile(`${path}.md`), `${path}.md`).toContain(words);
  }
});

test('no page contains the introduction while its flag is off', () => {
  for (const { path } of addresses) expect(readPage(path), path).not.toContain(' id="intro"');
});
