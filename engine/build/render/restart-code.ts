/** Exit code with which the dev server asks to be restarted: a file that it read at the start has changed. */
export const restartCode = 75;
