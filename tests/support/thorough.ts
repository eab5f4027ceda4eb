/** True in `npm run test:all`, which sets TEST_ALL: everything in every language, theme and width. */
export const thorough = Boolean(process.env.TEST_ALL);

/**
 * What a test looks at: all of a list in `npm run test:all`, in the short run every `of`th, beginning with the `part`th.
 * Tests that ask all kinds of page the same sort of question take different parts, so that each kind is seen by some.
 */
export function share<Item>(items: readonly Item[], part: number, of: number): readonly Item[] {
  return thorough ? items : items.filter((_, index) => index % of === part % of);
}
