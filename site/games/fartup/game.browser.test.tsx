import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { click, find, stubMedia } from '../../../tests/support/dom.ts';
import { removeComponent, showComponent } from '../../../tests/support/show-component.ts';
import { Game } from './game.browser.tsx';
import type { Setup } from './rules.ts';
import type { Scenery } from './scenery.ts';

vi.mock('./arena.browser.tsx', () => ({
  Arena: ({ setup }: { setup: Setup }) => <output>{JSON.stringify(setup)}</output>,
}));

const scenery = { src: '', boxes: {} } as Scenery;
const picture = { src: '/game.svg', width: 4, height: 3, alt: '' };

const open = () => showComponent(<Game slug="fartup" name="fartup" scenery={scenery} picture={picture} />);

afterEach(() => removeComponent());

const played = (): Setup => JSON.parse(find('output').textContent);
const play = () => act(async () => void click('button'));

test('the course of the day depends on the day of playing, not of opening the page', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-05T23:50:00Z'), toFake: ['Date'] });
  stubMedia();
  await open();
  vi.setSystemTime(new Date('2026-05-06T00:10:00Z'));
  await play();
  expect(played().seed).toBe('2026-05-06');
});

test('with reduced motion the game starts slower, unless the stored settings turn that off', async () => {
  stubMedia('(prefers-reduced-motion: reduce)');
  await open();
  await play();
  expect(played().assists.speed).toBe(true);
  localStorage.games = '{"settings":{"assists":{"speed":false}}}';
  await open();
  await play();
  expect(played().assists.speed).toBe(false);
});
