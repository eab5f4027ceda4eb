/** A text as search compares it: without case and accents, so that 'Áudio' is found by 'audio'. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
