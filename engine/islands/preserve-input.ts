/** Keeps what a visitor types before React hydrates a field; returns a function that stops it. */
export function preserveInput(root: HTMLElement): () => void {
  const texts = new Map<EventTarget | null, string>();
  for (const field of root.querySelectorAll<HTMLInputElement>('input,textarea')) texts.set(field, field.value);
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  root.addEventListener('input', ({ target }) => texts.set(target, (target as HTMLInputElement).value), options);
  root.addEventListener(
    'beforeinput',
    ({ target }) => {
      const [field, text] = [target as HTMLInputElement, texts.get(target)];
      if (text !== undefined && field.value !== text) field.value = text;
    },
    options,
  );
  return () => controller.abort();
}
