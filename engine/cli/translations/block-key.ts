import type { TextBlock } from '../../content/translations/block-splitter.ts';

/** The name of a single block: `articles/4-looms body#12.0`. */
export const blockKey = (key: string, { id }: Pick<TextBlock, 'id'>) => `${key}#${id}`;
