import type { SitePath } from './addresses.ts';

/** The feeds in each language: path without the language, media type and name. */
export const feeds = [
  { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const satisfies readonly { path: SitePath; type: string; name: string }[];

export type FeedName = (typeof feeds)[number]['name'];
