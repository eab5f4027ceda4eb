/** Exit code with which the development server asks to be started again: what was read when it started has changed. */
export const restartCode = 75;
