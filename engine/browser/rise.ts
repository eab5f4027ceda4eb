/** Words that belong to what stands before them: a heading and its paragraphs rise as one. */
const joined = ':is(h2, h3, p) + :is(p, ul, ol)';

/** After how long without a step the page stands still, in milliseconds. */
const rest = 1000;

/**
 * Lets what lies below the first screen fade in when it is scrolled to: `data-rises` says `later`, `now`, or `no` of what
 * came while the page stood still. The style sheet (motion.css) hides what comes later only while the page is scrolled:
 * at rest the page is whole, for whatever makes a picture of it, prints it or searches it.
 */
export function startRise(): void {
  const root = document.documentElement;
  const groups = new Map<Element, HTMLElement[]>();
  const observer = new IntersectionObserver(
    (entries) => {
      const now = 'scrolling' in root.dataset ? 'now' : 'no';
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) observer.unobserve(target);
        // What was in the first screen has risen.
        for (const { dataset } of groups.get(target) ?? [])
          if (!isIntersecting || dataset.rises) dataset.rises = isIntersecting ? now : 'later';
      }
    },
    // Whatever lies above has been seen: one may come from anywhere to anywhere.
    { rootMargin: '1000000px 0px 0px' },
  );
  let group: HTMLElement[] = [];
  for (const one of document.querySelectorAll<HTMLElement>('[data-rise] > :not([data-rise])')) {
    if (one.matches(joined)) group.push(one);
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
    timer = setTimeout(() => delete root.dataset.scrolling, rest);
  });
}
