import { onAction } from './actions.ts';

/** Positions the scroll-to-top button, and shows it after a share of the page’s height. */
export function startScrollToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-action="scroll-to-top"]');
  if (!button) return;
  // The policy forbids styles in the page itself.
  button.style.right = `${button.dataset.right}px`;
  button.style.bottom = `${button.dataset.bottom}px`;
  const look = () => {
    const room = document.documentElement.scrollHeight - innerHeight;
    button.hidden = !(room > 0 && (scrollY / room) * 100 > Number(button.dataset.threshold));
  };
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  onAction('scroll-to-top', () => {
    scrollTo({ top: 0 });
    document.querySelector('h1')?.focus({ preventScroll: true });
  });
}
