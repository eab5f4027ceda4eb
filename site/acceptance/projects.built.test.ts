import { expect, test } from 'vitest';
import { all, hrefOf, one, openBuilt, textOf, textsOf } from '../../tests/support/by-role.ts';

// The pages of the projects.

// The specification lists the technologies of three projects; the others have their own.
const specified = ['HTML', 'CSS', 'TypeScript', 'Node', 'NoSQL', 'MongoDB', 'RabbitMQ'];
test.each([
  ['Your next project', 'app', ['HTML', 'CSS', 'TypeScript']],
  ['PortfolioHub', 'portfoliobio', specified],
  ['LinkBio', 'linkbio', [...specified, 'OpenStreetMap']],
  ['Formio', 'formio', [...specified, 'OpenStreetMap']],
  ['indeed', 'indeed', ['HTML', 'CSS', 'TypeScript', 'React', 'Node', 'REST', 'NoSQL', 'MongoDB']],
  ['fartup', 'fartup', ['HTML', 'CSS', 'TypeScript', 'React', 'Canvas', 'Web Audio', 'Node']],
  [
    'nftshop',
    'nftshop',
    ['HTML', 'CSS', 'TypeScript', 'React', 'Solidity', 'Ethereum', 'MetaMask', 'Node', 'NoSQL', 'MongoDB'],
  ],
  ['aitranslator', 'aitranslator', ['HTML', 'CSS', 'TypeScript', 'React', 'Node', 'LLM', 'NoSQL', 'MongoDB']],
])('the page of %s has neither menu nor footer, and has all its parts', (title, slug, technologies) => {
  const page = openBuilt(`/apps/${slug}`);
  const main = one(page, 'main');
  const part = (name: string) => one(main, 'region', name);
  expect(textOf(one(page, 'h1'))).toBe(title);
  expect(all(page, 'navigation', 'Main menu')).toEqual([]);
  expect(all(page, 'contentinfo')).toEqual([]);
  const trail = one(page, 'navigation', 'You are here');
  expect(hrefOf(one(trail, 'link'))).toBe(slug === 'fartup' ? '/games' : '/apps');
  const links = [...main.querySelectorAll('a[target=_blank]')].map(hrefOf);
  // A project that is played or tried on this site links elsewhere only to its repository.
  const isOnThisSite = slug === 'fartup' || page.querySelector('#try') !== null;
  expect(links).toHaveLength(isOnThisSite ? 2 : 4);
  expect(new Set(links).size).toBe(isOnThisSite ? 1 : 2);
  expect(textsOf(all(part('Technologies'), 'listitem'))).toEqual(technologies);
  expect(all(part('Built'), 'time')).not.toEqual([]);
  const pictures = all(main, 'figure').flatMap((figure) => all(figure, 'img'));
  expect(pictures).toHaveLength(slug === 'fartup' ? 2 : slug === 'app' ? 0 : 1);
  for (const name of ['What it is', 'How I tested it', 'What I would change, and what not'])
    expect(all(main, 'region', name), name).toHaveLength(1);
  expect(page.querySelectorAll('#story h2').length).toBeLessThanOrEqual(5);
  expect(textOf(part('The decision that mattered'))).toContain('What it cost');
  // The game has neither a server nor a database.
  for (const host of slug === 'fartup' ? ['Vercel'] : ['Vercel', 'Render', 'MongoDB Atlas'])
    expect(textOf(part('Hosting'))).toContain(host);
});
