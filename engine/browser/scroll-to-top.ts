import { onAction } from './actions.ts';

/** Positions the scroll-to-top button, and shows it after a share of the page’s height. */
export function startScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-action="scroll-to-top"]');
  if (!button) return;
  // The content security policy forbids inline styles in the page.
  button.style.right = `${button.dataset.right}px`;
  button.style.bottom = `${button.dataset.bottom}px`;
  const update = () => {
    const scrollRange = document.documentElement.scrollHeight - innerHeight;
    button.hidden = !(scrollRange > 0 && (scrollY / scrollRange) * 100 > Number(button.dataset.threshold));
  };
  update();
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  onAction('scroll-to-top', () => {
    scrollTo({ top: 0 });
    document.querySelector('h1')?.focus({ preventScroll: true });
  });
}
