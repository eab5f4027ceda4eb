import * as react from 'react/jsx-dev-runtime';
import { markSource } from './mark-source.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export const { Fragment } = react;

/** `jsx` and `jsxs` of jsx-runtime.ts for development builds. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, markSource(type, props), ...rest);
