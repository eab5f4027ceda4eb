import { defineSite, type FramePart } from 'fitout';

/** Whether an introduction fills the screen with name and job title, once a visit. */
const showsIntro: boolean = false;

const intro: FramePart = {
  component: './frame/intro.tsx',
  beforePaint: './frame/intro.browser.ts',
  afterLoad: './frame/intro-end.browser.ts',
};

/** This site’s code and where it is used: docs/extend.md describes each extension point. */
export default defineSite({
  frame: {
    bodyStart: showsIntro ? intro : [],
    top: { component: './frame/ribbon.tsx', beforePaint: './frame/ribbon.browser.ts' },
    careerStart: { component: './frame/retired-note.tsx' },
    contactEnd: { component: './frame/joke.tsx', afterLoad: './frame/joke-end.browser.ts' },
  },
  stored: {
    localStorage: { games: 'stored_games' },
    sessionStorage: showsIntro ? { intro: 'stored_intro' } : {},
  },
  // The blog was at /blogs at first.
  redirects: [
    { from: '/blogs', to: '/blog' },
    { from: '/blogs/:number', to: '/blog/:number' },
  ],
});
