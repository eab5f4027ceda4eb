import { readFileSync } from 'node:fs';
import { runSync } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import type { ArticleBody } from '../content/content.ts';

type Components = Parameters<ReturnType<typeof runSync>['default']>[0]['components'];

/** Renders a compiled text with further components. */
export function renderText({ codeFile }: ArticleBody, components: Components): ReactNode {
  const { default: Text } = runSync(readFileSync(codeFile, 'utf8'), { ...runtime, baseUrl: import.meta.url });
  return <Text components={components} />;
}
