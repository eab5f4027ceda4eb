/** Words that belong to what stands before them: a heading and its paragraphs rise as one. */
const joined = ':is(h2, h3, p) + :is(p, ul, ol)';

/**
 * Marks what lies below the first screen, `data-seen="false"`, and when it is scrolled to, `"true"`: the style sheet
 * (motion.css) fades it in. One observer for all.
 */
export function startRise(): void {
  const groups = new Map<Element, Element[]>();
  let group: Element[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) observer.unobserve(target);
        // What was there when the page opened stays as it is.
        for (const one of groups.get(target) ?? [])
          if (!isIntersecting || one.hasAttribute('data-seen')) one.setAttribute('data-seen', `${isIntersecting}`);
      }
    },
    // Whatever lies above counts as seen: one may come from anywhere to anywhere.
    { rootMargin: '1000000px 0px 0px' },
  );
  for (const one of document.querySelectorAll('[data-rise] > :not([data-rise])')) {
    if (one.matches(joined)) group.push(one);
    else {
      group = [one];
      groups.set(one, group);
      observer.observe(one);
    }
  }
}
