/** Elements that rise together with the element before them, such as the paragraphs below a heading. */
const followers = ':is(h2, h3, p) + :is(p, ul, ol)';

/** Milliseconds without scrolling until the page is at rest. */
const restDelay = 1000;

/**
 * Fades in content below the first screen: `data-rises` is `later`, `now`, or `no` for what became visible at rest. The
 * style sheet (motion.css) hides it only during scrolling: at rest the page is complete, for screenshots, print and
 * search.
 */
export function startRise(): void {
  const root = document.documentElement;
  const groups = new Map<Element, HTMLElement[]>();
  const observer = new IntersectionObserver(
    (entries) => {
      const now = 'scrolling' in root.dataset ? 'now' : 'no';
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) observer.unobserve(target);
        // Elements of the first screen, which have risen already, have no value.
        for (const { dataset } of groups.get(target) ?? [])
          if (!isIntersecting || dataset.rises) dataset.rises = isIntersecting ? now : 'later';
      }
    },
    // Everything above counts as seen, because a jump can skip content.
    { rootMargin: '1000000px 0px 0px' },
  );
  let group: HTMLElement[] = [];
  for (const one of document.querySelectorAll<HTMLElement>('[data-rise] > :not([data-rise])')) {
    if (one.matches(followers)) group.push(one);
    else {
      group = [one];
      groups.set(one, group);
      observer.observe(one);
    }
  }

  let timer: ReturnType<typeof setTimeout>;
  addEventListener('scroll', () => {
    root.dataset.scrolling = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete root.dataset.scrolling, restDelay);
  });
}
