import { offeredLanguages, pageAddress, readSite } from 'fitout/test';
import { readFile, readPage } from '../../tests/support/built-files.ts';
import { expect, ready, test } from '../../tests/support/fixtures.ts';
import { pdfPages } from '../../tests/support/pdf-text.ts';
import { thorough } from '../../tests/support/thorough.ts';

const { addresses, text } = await readSite();

// What the specification says of this owner, page by page: counts, texts and where links lead. It goes with the owner.

test('home: banner, showcase, short version, Explore', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Durban Dev')).toBeVisible();
  await expect(main.getByText('Fullstack developer').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fitter by trade, fullstack by choice.');
  await expect(main.getByRole('list', { name: 'Follow me' }).getByRole('link')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Contact me' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'About me' })).toHaveAttribute('href', '/about');
  const showcase = main.getByRole('region', { name: 'Fresh off the bench' });
  for (const [name, href] of [
    ['Building Scalable React Apps', '/blog/4'],
    ['The Future of Web Development', '/blog/5'],
  ] as const)
    await expect(showcase.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(main.getByRole('region', { name: 'The short version' })).toContainText('I live in Durban');
  const doors = main.getByRole('region', { name: 'Explore', exact: true });
  for (const [name, href] of [
    ['Apps', '/apps'],
    ['Blog', '/blog'],
    ['Games', '/games'],
  ] as const)
    await expect(doors.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  for (const door of await doors.getByRole('article').all())
    expect(await door.getByRole('listitem').count()).toBeLessThanOrEqual(4);
});

test('about: all parts of the profile, no footer', async ({ page }) => {
  await page.goto('/about');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Durban Dev');
  await expect(page.getByText('34 years old')).toBeAttached();
  await expect(page.getByText('Durban, South Africa')).toBeVisible();
  await expect(part('Pictures').getByRole('button', { name: /^Picture \d of 6/ })).toHaveCount(6);
  await expect(part('Searching for').getByRole('listitem')).toHaveCount(4);
  await expect(part('Essentials').getByRole('listitem')).toHaveCount(6);
  await expect(part('Good with my hands').getByRole('listitem')).toHaveCount(15);
  await expect(part('Work').getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(part('Education').getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(part('Side projects').getByRole('article')).toHaveCount(2);
  await expect(part('Side projects').getByText('Personal')).toHaveCount(2);
  await expect(part('Side projects').getByRole('heading')).toContainText(['LinkBio', 'Formio']);
  await expect(part('Hobbies').getByRole('listitem')).toHaveCount(8);
  await expect(part('Favourite anthems').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('skills: 24, each with its mark, and with what shows it', async ({ page }) => {
  await page.goto('/skills');
  const panel = page.getByRole('main').getByRole('list').first();
  const skills = panel.locator(':scope > li');
  await expect(skills).toHaveCount(24);
  const names =
    'HTML CSS TypeScript React Node Golang Python RabbitMQ Jenkins Kubernetes Docker SQL NoSQL AWS GCP n8n Zabbix AI ChatGPT Claude VS_Code APIs REST XML';
  await expect(skills).toContainText(names.split(' ').map((name) => name.replace('_', ' ')));
  await expect(page.getByRole('main').locator('img')).toHaveCount(24);
  const evidence = (name: string) => page.getByRole('region', { name, exact: true });
  const tile = (name: string) => panel.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
  await tile('Golang').click();
  await expect(evidence('Golang')).toBeInViewport();
  await expect(evidence('Golang').getByRole('link', { name: /Learn Golang/ })).toHaveAttribute('href', '/blog/6');
  await tile('RabbitMQ').click();
  await expect(evidence('RabbitMQ').locator('a[href^="/apps/"]')).toHaveCount(3);
  await tile('React').click();
  for (const slug of ['indeed', 'nftshop', 'aitranslator'])
    await expect(evidence('React').locator(`a[href="/apps/${slug}"]`)).toBeVisible();
});

test('skills: what they have to show is seen within two screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/skills');
  const panel = await page.getByRole('main').getByRole('list').first().boundingBox();
  expect((panel?.y ?? Number.POSITIVE_INFINITY) + (panel?.height ?? 0)).toBeLessThan(2 * 844);
});

test('skills: an advertisement is compared, one that fits and one that does not', async ({ page }) => {
  await page.goto('/skills');
  await ready(page);
  const fit = page.getByRole('region', { name: 'Does this fit our job?' });
  const compare = async (text: string) => {
    await fit.getByLabel('The job advertisement').fill(text);
    await fit.getByRole('button', { name: 'Compare', exact: true }).click();
  };
  await compare('Wir suchen jemanden mit drei Jahren Erfahrung mit React und TypeScript.\nRemote.\nGutes Englisch.');
  await expect(fit.getByRole('status')).toContainText('Most of what is asked for is here.');
  const here = fit.getByRole('region', { name: 'Asked for and here' });
  await expect(here.locator('a[href="/apps/indeed"]').first()).toBeVisible();
  await expect(here).toContainText('Durban, South Africa');
  await compare('8 years of Java, Spring Boot and Oracle. On site in Frankfurt. German C1.');
  await expect(fit.getByRole('status')).toContainText('This does not fit well');
  const missing = fit.getByRole('region', { name: 'Asked for and not here' });
  await expect(missing.locator('strong')).toHaveText(['Java', 'Spring Boot', 'Oracle', 'on site', 'German']);
});

test('contact: first what recruiters ask for first', async ({ page }) => {
  await page.goto('/contact');
  const facts = page.getByRole('main').getByRole('definition');
  for (const fact of ['Fullstack developer', 'since 01/2023', /UTC\+2/, 'remote', /^London 6–7$/, /^South Africa\. /])
    await expect(facts.filter({ hasText: fact }).first()).toBeVisible();
});

test('resume: the page prints on one sheet of A4 or Letter, in each language', async ({ page }) => {
  for (const language of ['', '/zu', '/af', '/es', '/pt', '/de']) {
    await page.goto(`${language}/resume`);
    // The styles of paper come with the page's script.
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]')?.sheet);
    // What fits on the shorter sheet fits on the longer one, which is a little narrower: in English and at night.
    for (const format of thorough || language === '' ? (['Letter', 'A4'] as const) : (['Letter'] as const)) {
      const pdf = await page.pdf({ format, printBackground: true, margin: { top: '9mm', bottom: '9mm' } });
      expect(pdfPages(pdf), `${language} ${format}`).toBe(1);
    }
  }
});

test('contact: six boxes, letters that are begun, the resume as resume.pdf', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  const letters = page.getByRole('main').locator('a[href^="mailto:"]');
  await expect(letters).toHaveCount(2);
  await expect(letters.first()).toHaveAttribute(
    'href',
    /^mailto:hello@example\.com\?subject=Sawubona[^&]*&body=Sawubona!%0D%0A%0D%0A[^&]*$/,
  );
  for (const name of [/Read my code/, /Find me on LinkedIn/])
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download the resume/ }).click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');
});

test('contact: the joke fills the screen for two seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await ready(page);
  await page.clock.pauseAt(3_600_000);
  await page.getByRole('button', { name: /Tell me a joke/ }).click();
  await expect(page.getByRole('dialog')).toHaveText('L 😂 L');
  await page.clock.fastForward(1900);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the letters of the contact page are begun in German too', async ({ page }) => {
  await page.goto('/de/contact');
  const letters = await page
    .locator('main a[href^="mailto:"]')
    .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
  expect(letters).toHaveLength(2);
  for (const letter of letters)
    expect(letter).toMatch(
      /^mailto:\w+@example\.com\?subject=[^&]*(Website|Auftrag)[^&]*&body=Sawubona!\r\n\r\nIch [^&]*(Website|Maßarbeit)[^&]*$/,
    );
});

test('career: two jobs, newest first, with 9 and 6 responsibilities', async ({ page }) => {
  await page.goto('/career');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs).toHaveCount(2);
  await expect(jobs.nth(0)).toContainText('Jan 2023 – present');
  await expect(jobs.nth(0).getByRole('heading', { level: 2 })).toHaveText('Fullstack developer');
  await expect(jobs.nth(0).getByRole('listitem')).toHaveCount(9);
  await expect(jobs.nth(1)).toContainText('Jan 2016 – Dec 2022');
  await expect(jobs.nth(1).getByRole('heading', { level: 2 })).toHaveText('Fitter');
  await expect(jobs.nth(1).getByRole('listitem')).toHaveCount(6);
  for (const job of await jobs.all()) await expect(job).toContainText('Durban');
});

test('projects: six cards and five fillers', async ({ page }) => {
  await page.goto('/apps');
  const cards = page.getByRole('main').getByRole('article');
  const names = ['PortfolioHub', 'LinkBio', 'Formio', 'indeed', 'nftshop', 'aitranslator'];
  await expect(cards.getByRole('heading')).toContainText(names);
  for (const card of await cards.all()) {
    // A project with a piece to try opens that.
    const view = card.getByRole('link', { name: /^(View Site|Try a piece of it)/ });
    await expect(view).toHaveAttribute('href', /^\/apps\/\w+#try$|^https:/);
    await expect(card.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', /^\/apps\//);
    expect(await card.locator('a a').count()).toBe(0);
  }
  const fillers = ['Built, not glued', 'Measured twice', 'Powered by filter coffee', 'Surf was up', 'Bugs evicted'];
  for (const filler of fillers) {
    await expect(page.getByText(filler)).toBeVisible();
    await expect(page.getByRole('link', { name: filler })).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
});

// The specification has the technologies of three; the others have each their own.
const specified = ['HTML', 'CSS', 'TypeScript', 'Node', 'NoSQL', 'MongoDB', 'RabbitMQ'];
for (const [slug, title, made] of [
  ['app', 'Your next project', ['HTML', 'CSS', 'TypeScript']],
  ['portfoliobio', 'PortfolioHub', specified],
  ['linkbio', 'LinkBio', [...specified, 'OpenStreetMap']],
  ['formio', 'Formio', [...specified, 'OpenStreetMap']],
  ['indeed', 'indeed', ['HTML', 'CSS', 'TypeScript', 'React', 'Node', 'REST', 'NoSQL', 'MongoDB']],
  ['fartup', 'fartup', ['HTML', 'CSS', 'TypeScript', 'React', 'Canvas', 'Web Audio', 'Node']],
  [
    'nftshop',
    'nftshop',
    ['HTML', 'CSS', 'TypeScript', 'React', 'Solidity', 'Ethereum', 'MetaMask', 'Node', 'NoSQL', 'MongoDB'],
  ],
  ['aitranslator', 'aitranslator', ['HTML', 'CSS', 'TypeScript', 'React', 'Node', 'LLM', 'NoSQL', 'MongoDB']],
] as const) {
  test(`the page of ${title} stands alone and has all its parts`, async ({ page }) => {
    await page.goto(`/apps/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('link')).toHaveAttribute('href', slug === 'fartup' ? '/games' : '/apps');
    const links = await page
      .getByRole('main')
      .locator('a[target=_blank]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // What is played or tried on this site has its repository alone elsewhere.
    const isHere = slug === 'fartup' || (await page.locator('#try').count()) === 1;
    expect(links).toHaveLength(isHere ? 2 : 4);
    expect(new Set(links).size).toBe(isHere ? 1 : 2);
    await expect(page.getByRole('region', { name: 'Technologies' }).getByRole('listitem')).toHaveText([...made]);
    await expect(page.getByRole('region', { name: 'Built' }).getByRole('time')).not.toHaveCount(0);
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(slug === 'fartup' ? 2 : slug === 'app' ? 0 : 1);
    for (const name of [
      'What it is',
      'The decision that mattered',
      'How I tested it',
      'What I would change, and what not',
    ])
      await expect(page.getByRole('region', { name })).toBeVisible();
    expect(await page.locator('#story h2').count()).toBeLessThanOrEqual(5);
    const decision = page.getByRole('region', { name: 'The decision that mattered' });
    await expect(decision.getByText('What it cost')).toBeVisible();
    // The game has neither a server nor a database.
    for (const host of slug === 'fartup' ? ['Vercel'] : ['Vercel', 'Render', 'MongoDB Atlas'])
      await expect(page.getByRole('region', { name: 'Hosting' }).getByText(host)).toBeVisible();
  });
}

test('games: one card that plays and tells', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GAMES');
  await expect(page.getByText('Choose Your Adventure')).toBeVisible();
  const game = page.getByRole('main').getByRole('article');
  await expect(game).toHaveCount(1);
  for (const fact of ['Easy', 'Arcade', '1 Player']) await expect(game.getByText(fact)).toBeVisible();
  await expect(game.getByRole('link', { name: /Play Now/ })).toHaveAttribute('href', '/games/fartup');
  await expect(game.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/apps/fartup');
});

test('the ribbon says the visitor’s day, whatever day the site was built on', async ({ page }) => {
  for (const [day, words] of [
    ['2025-12-30', 'Retiring in 2 days Last day: Wed, Dec 31, 2025'],
    ['2025-12-31', 'Retiring in 1 day Last day: Wed, Dec 31, 2025'],
    ['2026-01-01', 'Retired 🎉 Last day was Wed, Dec 31, 2025'],
  ] as const) {
    await page.clock.setFixedTime(`${day}T23:59:58+02:00`);
    await page.goto('/career');
    await expect(page.getByRole('banner').locator('[data-last-day]')).toHaveText(words);
    await expect(page.getByText('The ribbon at the top is right')).toBeVisible({ visible: day > '2025-12-31' });
  }
});

test('footer: quick links, contact, four profiles, the year, privacy and terms', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-01T10:00:00Z'));
  await page.goto('/skills');
  await ready(page);
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  expect(
    await quick.evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`)),
  ).toEqual(
    expect.arrayContaining([
      'home /',
      'projects /apps',
      'about /about',
      'contact /contact',
      'career /career',
      'blog /blog',
    ]),
  );
  await expect(footer.getByRole('link', { name: /^(GitHub|LinkedIn|Instagram|Links)/ })).toHaveCount(4);
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await expect(footer).toContainText('© 2031 Durban Dev');
  await page.goto('/skills#privacy');
  await expect(footer.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
});

test('an article can have another title in search results than on its page', async ({ page }) => {
  await page.goto('/de/blog/4');
  await expect(page).toHaveTitle('Skalierbare React-Apps bauen, Kasten für Kasten · Durban Dev');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skalierbare React-Apps bauen');
});

for (const [from, to] of [
  ['/blogs', '/blog'],
  ['/blogs/4', '/blog/4'],
  ['/zu/blogs', '/zu/blog'],
  ['/blog/why-learn-golang', '/blog/6'],
  ['/en/about', '/about'],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  });
}

test('French is complete but not offered: its addresses redirect to English', async ({ request, page }) => {
  const answer = await request.get('/fr/about', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/about');
  await page.goto('/');
  const codes = await page
    .getByRole('banner')
    .locator('a[hreflang]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
  expect(codes).toEqual(['en', 'zu', 'af', 'es', 'pt-BR', 'de']);
});

test('no heading of the home page has more than four lines on a desk, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { code } of offeredLanguages) {
    await page.goto(pageAddress({ page: 'home' }, code));
    await ready(page);
    const long = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3')]
        .filter((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 4;
        })
        .map(({ textContent }) => textContent),
    );
    expect(long, code).toEqual([]);
  }
});

test('the game has its styles: that it needs script is said only where there is none', async ({ page }) => {
  await page.goto('/games/fartup');
  await expect(page.getByRole('button', { name: 'Play Now' })).toBeVisible();
  await expect(page.getByText('The game needs JavaScript')).toBeHidden();
});

test('every article and every case study says that the portfolio is a sample, and so does its Markdown', () => {
  for (const { language, to, path } of addresses) {
    if (to.page !== 'article' && to.page !== 'project') continue;
    const words = text('text_sample', {}, language);
    expect(readPage(path), path).toContain(words);
    // The template is not a case study: it has no Markdown.
    if (to.page === 'project' && to.slug === 'app') continue;
    expect(readFile(`${path}.md`), `${path}.md`).toContain(words);
  }
});
