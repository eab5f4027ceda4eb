import type { TextBlock } from '../../content/block-splitter.ts';

/** What a block is called where it is accepted by itself: `articles/4-looms body#12.0`. */
export const blockKey = (key: string, { id }: Pick<TextBlock, 'id'>) => `${key}#${id}`;
