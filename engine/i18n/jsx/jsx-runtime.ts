import * as react from 'react/jsx-runtime';
import { markSource } from './mark-source.ts';

/**
 * Adds `lang` to elements with fallback texts, so that no component has to. Set by `jsxImportSource` in tsconfig.json.
 */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

/** Compiled JSX calls this for an element with one child or none. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, markSource(type, props), key);

/** The same for an element with several children, which need no keys. */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, markSource(type, props), key);
