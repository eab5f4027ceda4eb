import * as react from 'react/jsx-runtime';
import { markSource } from './mark-source.ts';

/**
 * Adds `lang` to elements with fallback texts, so that no component has to. Set by `jsxImportSource` in tsconfig.json.
 */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

/** An element with one child or none; https://react.dev/link/new-jsx-transform */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, markSource(type, props), key);

/** An element with several children that need no keys. */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, markSource(type, props), key);
