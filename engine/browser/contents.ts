/** Marks the link to the part being read in a list of contents (`aria-current`), from now on. */
export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const markCurrent = () => {
    const current = headings.findLastIndex((one) => one && one.getBoundingClientRect().top < innerHeight / 3);
    for (const [index, link] of links.entries()) link.ariaCurrent = index === current ? 'location' : null;
  };
  // Called when a heading crosses the line, not for each scroll event: everything above counts as inside.
  const observer = new IntersectionObserver(markCurrent, { rootMargin: '1000000px 0px -66% 0px' });
  for (const heading of headings) if (heading) observer.observe(heading);
}
