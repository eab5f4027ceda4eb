/** True in `npm run test:all`, which sets TEST_ALL: everything in every language, theme and width. */
export const thorough = Boolean(process.env.TEST_ALL);
