import * as react from 'react/jsx-runtime';
import { markSource } from './mark-source.ts';

/**
 * React’s JSX runtime, which adds `lang` to elements with fallback texts, so that no component has to. It is set by
 * `jsxImportSource` in tsconfig.json and vite.config.ts.
 */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, markSource(type, props), key);

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, markSource(type, props), key);
