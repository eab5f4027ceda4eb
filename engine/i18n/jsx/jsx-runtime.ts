import * as react from 'react/jsx-runtime';
import { markSource } from './mark-source.ts';

/**
 * React’s own, except that elements with fallback texts get `lang`: no
 * component has to think of it. `jsxImportSource` in tsconfig.json and vite.config.ts names it.
 */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, markSource(type, props), key);

export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, markSource(type, props), key);
