import { onAction } from './actions.ts';

/** The introduction ends with its animation, with its button, and with Escape. */
export function startIntro(): void {
  const intro = document.getElementById('intro');
  if (!intro) return;
  const end = () => {
    delete document.documentElement.dataset.intro;
  };
  intro.addEventListener('animationend', ({ target }) => target === intro && end());
  onAction('end-intro', end);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
}
