/**
 * Gives the words their font when it is there, all at once: they are laid out anew once, not twice. The boot script asks
 * for it when the first words have been painted, or never, where data is to be saved. See `--font` in tokens.css.
 */
export function dress(): void {
  const font = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!font) return;
  const put = () =>
    document.fonts.load('1em "Bricolage Grotesque"').then(
      () => font.remove(),
      // Where it does not come, its stand-in stays.
      () => undefined,
    );
  if (font.media === 'not all') font.onload = put;
  else void put();
}
