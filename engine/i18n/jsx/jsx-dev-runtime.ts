import * as react from 'react/jsx-dev-runtime';
import { markSource } from './mark-source.ts';

export type { JSX } from 'react/jsx-dev-runtime';
export const { Fragment } = react;

/** For development; https://react.dev/link/new-jsx-transform */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, markSource(type, props), ...rest);
