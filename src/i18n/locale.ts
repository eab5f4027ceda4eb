/** The locale for `Intl`: English dates are American, as the specification writes them. */
export function localeOf(code: string): string {
  return code === 'en' ? 'en-US' : code;
}
