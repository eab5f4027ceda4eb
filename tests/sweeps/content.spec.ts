import { awake, expect, test } from '../support/fixtures.ts';

// The items and counts of the specification, page by page.

test('home: banner, showcase, short version, EXPLORE', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Durban Dev')).toBeVisible();
  await expect(main.getByText('Fullstack developer').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fitter by trade, full-stack by choice.');
  await expect(main.getByRole('list', { name: 'Elsewhere on the web' }).getByRole('link')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Contact me' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'About me' })).toHaveAttribute('href', '/about');
  const showcase = main.getByRole('region', { name: 'Fresh off the bench' });
  await expect(showcase.getByRole('link', { name: 'Building Scalable React Apps' })).toHaveAttribute('href', '/blog/4');
  await expect(showcase.getByRole('link', { name: 'The Future of Web Development' })).toHaveAttribute(
    'href',
    '/blog/5',
  );
  await expect(main.getByRole('region', { name: 'The short version' })).toContainText('I live in Durban');
  const doors = main.getByRole('region', { name: 'EXPLORE' });
  for (const [name, href] of [
    ['Apps', '/apps'],
    ['Blog', '/blog'],
    ['Games', '/games'],
  ] as const) {
    await expect(doors.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const door of await doors.getByRole('article').all()) {
    expect(await door.getByRole('listitem').count()).toBeLessThanOrEqual(4);
  }
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
  await expect(part('Hobbies').getByRole('listitem')).toHaveCount(8);
  await expect(part('Favourite anthems').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('about: the pictures turn by arrows, bars and keys, round and round', async ({ page }) => {
  await page.goto('/about');
  await awake(page);
  const current = page.getByRole('button', { name: /^Picture \d of 6/ }).and(page.locator('[aria-current=true]'));
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await expect(current).toHaveAccessibleName(/^Picture 6 of 6/);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(current).toHaveAccessibleName(/^Picture 1 of 6/);
  await page.getByRole('button', { name: /^Picture 4 of 6/ }).click();
  await expect(current).toHaveAccessibleName(/^Picture 4 of 6/);
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName(/^Picture 5 of 6/);
});

test('skills: 24, each with its mark, and with what shows it', async ({ page }) => {
  await page.goto('/skills');
  const skills = page.getByRole('main').getByRole('listitem');
  await expect(skills).toHaveCount(24);
  const names =
    'HTML CSS TypeScript React Node Golang Python RabbitMQ Jenkins Kubernetes Docker SQL NoSQL AWS GCP n8n Zabbix AI ChatGPT Claude VS_Code APIs REST XML';
  await expect(skills).toContainText(names.split(' ').map((name) => name.replace('_', ' ')));
  await expect(skills.last()).toHaveText('XML learning');
  await page.getByRole('button', { name: 'Golang' }).click();
  const evidence = page.getByRole('dialog', { name: 'Golang' });
  await expect(evidence.getByRole('link', { name: /Learn Golang/ })).toHaveAttribute('href', '/blog/6');
  await page.keyboard.press('Escape');
  await expect(evidence).toBeHidden();
  await page.getByRole('button', { name: 'RabbitMQ' }).click();
  await expect(page.getByRole('dialog', { name: 'RabbitMQ' }).getByRole('link')).toHaveCount(8);
  const drawn = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((marks) =>
      Promise.all(
        marks.map((mark) =>
          (mark as HTMLImageElement).decode().then(
            () => true,
            () => false,
          ),
        ),
      ),
    );
  expect(drawn).toEqual(Array(24).fill(true));
});

test('contact: six doors', async ({ page }) => {
  await page.goto('/contact');
  await awake(page);
  const doors = page.getByRole('main').getByRole('listitem');
  await expect(doors).toHaveCount(6);
  const letters = page.getByRole('main').locator('a[href^="mailto:"]');
  await expect(letters).toHaveCount(2);
  await expect(letters.first()).toHaveAttribute('href', /^mailto:hello@example\.com\?subject=Sawubona.*&body=Name/);
  for (const name of [/Read my code/, /Meet me at work/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Take the resume/ }).click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');
});

test('contact: the joke fills the screen for two seconds and gives the focus back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await awake(page);
  const door = page.getByRole('button', { name: /Tell me a joke/ });
  await door.click();
  await expect(page.getByRole('dialog')).toHaveText('L 😂 L');
  await page.clock.fastForward(1900);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.fastForward(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(door).toBeFocused();
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
  await expect(cards.getByRole('heading')).toContainText([
    'PortfolioHub',
    'LinkBio',
    'Formio',
    'indeed',
    'nftshop',
    'aitranslator',
  ]);
  for (const card of await cards.all()) {
    await expect(card.getByRole('link', { name: /^View site/ })).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', /^\/apps\//);
    expect(await card.locator('a a').count()).toBe(0);
  }
  const fillers = ['Built, not glued', 'Measured twice', 'Powered by filter coffee', 'Surf was up', 'Bugs evicted'];
  for (const filler of fillers) await expect(page.getByText(filler)).toBeVisible();
});

for (const [slug, title] of [
  ['app', 'Your next project'],
  ['portfoliobio', 'PortfolioHub'],
  ['linkbio', 'LinkBio'],
  ['formio', 'Formio'],
  ['indeed', 'indeed'],
  ['fartup', 'fartup'],
  ['nftshop', 'nftshop'],
  ['aitranslator', 'aitranslator'],
] as const) {
  test(`the page of ${title} stands alone and has all its parts`, async ({ page }) => {
    await page.goto(`/apps/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveAttribute(
      'href',
      '/apps',
    );
    const links = await page
      .getByRole('main')
      .locator('a[target=_blank]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toHaveLength(4);
    expect(new Set(links).size).toBe(2);
    const technologies = page.getByRole('region', { name: 'Technologies' });
    for (const name of ['HTML', 'CSS', 'TypeScript', 'Node', 'NoSQL', 'MongoDB', 'RabbitMQ']) {
      await expect(technologies.getByText(name, { exact: true })).toBeVisible();
    }
    for (const name of [
      'The problem',
      'Who it is for',
      'My part',
      'Constraints',
      'The decision that mattered',
      'What came of it',
      'What I would do otherwise',
    ]) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(
      page.getByRole('region', { name: 'The decision that mattered' }).getByText('What it cost'),
    ).toBeVisible();
    const map = ['linkbio', 'formio'].includes(slug) ? 1 : 0;
    await expect(technologies.getByText('OpenStreetMap')).toHaveCount(map);
    for (const host of ['Vercel', 'Render', 'MongoDB Atlas']) {
      await expect(page.getByRole('region', { name: 'Hosting' }).getByText(host)).toBeVisible();
    }
  });
}

test('games: one card that plays and tells', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GAMES');
  await expect(page.getByText('Choose Your Adventure')).toBeVisible();
  const game = page.getByRole('main').getByRole('article');
  await expect(game).toHaveCount(1);
  for (const fact of ['Easy', 'Arcade', '1 Player']) await expect(game.getByText(fact)).toBeVisible();
  await expect(game.getByRole('link', { name: /Play Now/ })).toHaveAttribute('target', '_blank');
  await expect(game.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/apps/fartup');
});

test('blog: nine cards, newest first, at most three tags and a number', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await expect(cards.nth(0)).toContainText('February 28, 2025');
  await expect(cards.nth(1)).toContainText('February 20, 2025');
  for (let index = 2; index < 9; index++) await expect(cards.nth(index)).toContainText('February 15, 2025');
  for (const card of await cards.all()) {
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.getByRole('listitem').last()).toHaveText('+3');
  }
});

for (const [number, title, date, category, slug] of [
  [1, 'How I Became a Full-Stack Developer', 'March 15, 2025', 'Career', 'full-stack-journey'],
  [2, 'My Favorite Developer Tools in 2025', 'March 10, 2025', 'Tools', 'developer-tools-2025'],
  [3, 'How to Structure a Developer Portfolio', 'March 20, 2025', 'Career', 'portfolio-structure'],
  [4, 'Building Scalable React Apps', 'March 25, 2025', 'React', 'scalable-react-apps'],
  [5, 'The Future of Web Development', 'March 30, 2025', 'Future Tech', 'future-of-web-development'],
  [6, 'Why You Should Learn Golang as a JavaScript Developer', 'June 11, 2025', 'Technology', 'why-learn-golang'],
  [7, 'How Blogging Helped My Developer Career', 'June 11, 2025', 'Career', 'blogging-career'],
  [8, 'My Daily Workflow as a Full-Stack Dev', 'June 11, 2025', 'Productivity', 'daily-workflow'],
  [9, 'Soft Skills That Make You a Better Programmer', 'June 11, 2025', 'Career', 'soft-skills'],
] as const) {
  test(`article ${number} has its parts`, async ({ page }) => {
    await page.goto(`/blog/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(slug);
    const article = page.getByRole('main').getByRole('article');
    await expect(article.locator('header')).toContainText(date);
    await expect(article.locator('header')).toContainText(category);
    await expect(article.locator('header')).toContainText(/\d+ min read/);
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(6);
    await expect(article.getByRole('note', { name: 'Tip from the workshop' })).not.toHaveCount(0);
    await expect(article.getByRole('blockquote')).toHaveCount(1);
    const contents = article.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(await article.locator('#prose h2').allInnerTexts());
    await expect(article.getByRole('region', { name: 'Written by Durban Dev' })).toBeVisible();
  });
}

test('an article that is not translated says so in the reader’s language and marks its own', async ({ page }) => {
  await page.goto('/de/blog/4');
  await expect(page.getByText('noch nicht übersetzt')).toBeVisible();
  await expect(page.locator('#prose')).toHaveAttribute('lang', 'en');
});

test('footer: quick links, contact, language, four profiles, the year, privacy and terms', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-01T10:00:00Z'));
  await page.goto('/skills');
  await awake(page);
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(quick).toHaveText(['home', 'projects', 'about', 'contact', 'career', 'blog']);
  expect(await quick.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/apps',
    '/about',
    '/contact',
    '/career',
    '/blog',
  ]);
  await expect(footer.getByRole('link', { name: /GitHub|LinkedIn|Instagram|Links/ })).toHaveCount(4);
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await expect(footer).toContainText('© 2031 Durban Dev');
  await page.goto('/skills#privacy');
  await expect(footer.getByText('Privacy', { exact: true })).toBeInViewport();
});
