/** True in `npm run test:all`, which sets TEST_ALL: everything in every language, theme and width. */
export const thorough = Boolean(process.env.TEST_ALL);

/**
 * All of a list in `npm run test:all`; in the short run every `of`th item, starting with the `part`th, so that tests
 * of similar subjects cover different parts.
 */
export function share<Item>(items: readonly Item[], part: number, of: number): readonly Item[] {
  return thorough ? items : items.filter((_, index) => index % of === part % of);
}
