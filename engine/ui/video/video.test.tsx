import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { makeTranslate } from '../../i18n/translate.ts';
import { videoWith } from './video.tsx';

const still = { file: 'a/loom.png', source: '', name: 'loom-1', width: 320, height: 180, drawing: false };
const Video = videoWith({ 'a/loom.png': { light: still } });
const show = (props: Parameters<typeof Video>[0]) =>
  renderToStaticMarkup(
    <LanguageProvider language="en" t={makeTranslate('en', { nav_opens_new_tab: 'new tab' })}>
      <Video {...props} />
    </LanguageProvider>,
  );

test('a video has controls, a still picture, captions and its size, and loads nothing until played', () => {
  const html = show({
    title: 'A loom',
    poster: 'a/loom.png',
    src: '/files/a/loom.mp4',
    captions: '/files/a/loom.vtt',
    language: 'en',
  });
  expect(html).toMatch(
    /<video controls="" preload="none" playsInline="" poster="[^"]*loom-1-320\.webp" width="320" height="180" aria-label="A loom">/,
  );
  expect(html).toMatch(/<source src="[^"]*\/files\/a\/loom\.mp4" type="video\/mp4"\/>/);
  expect(html).toMatch(/<track default="" kind="captions" src="[^"]*loom\.vtt" srcLang="en[^"]*" label="English"\/>/);
  expect(html).not.toContain('autoplay');
});

test('a video on another site is a link that names its host', () => {
  const html = show({ title: 'A talk', poster: 'a/loom.png', href: 'https://www.video.example/1' });
  expect(html).toMatch(/<a target="_blank" href="https:\/\/www\.video\.example\/1" class="film-link">/);
  expect(html).toContain('A talk · video.example');
  expect(html).not.toMatch(/<video|<iframe/);
});
