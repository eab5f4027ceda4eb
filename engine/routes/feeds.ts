import type { SitePath } from './addresses.ts';

/** The feeds of the articles, in every language: path without the language, media type, and what it is called. */
export const feeds = [
  { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const satisfies readonly { path: SitePath; type: string; name: string }[];

/** A format of the feeds. */
export type FeedName = (typeof feeds)[number]['name'];
