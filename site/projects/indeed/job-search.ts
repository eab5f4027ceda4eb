import { type Ad, places } from './job-ads.ts';

/** An advertisement in the page’s language. */
export interface Job extends Ad {
  id: number;
  title: string;
  text: string;
}

/** What has been asked: no word, no place and no pay ask for everything. */
export interface Asked {
  word: string;
  place: string;
  /** Rand a month, at least. */
  pay: number;
}

export interface Found {
  /** The terms that the index looked up. */
  terms: string[];
  /** How many advertisements have one in the title, and how many only in the description. */
  titles: number;
  texts: number;
  /** What is left after place and pay; titles first. */
  jobs: Job[];
}

/** Forty hours a week. */
export const hoursPerMonth = 173;

/** The pay of an advertisement that says it by the hour. */
export const isHourly = ({ pay }: Pick<Ad, 'pay'>): boolean => pay < 1000;

const monthly = (ad: Ad): number => (isHourly(ad) ? ad.pay * hoursPerMonth : ad.pay);

/** The words of a text as the index holds them. It knows the plurals of English, and no rule of any other language. */
export function termsOf(text: string, language: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].map((word) => (language === 'en' ? word.replace(/(?<=\w\w[^s])s$/, '') : word));
}

/** Searches like a text index: whole words only, any of them, and a title counts three times. */
export function search(jobs: readonly Job[], { word, place, pay }: Asked, language: string): Found {
  const terms = termsOf(word, language);
  const countIn = (text: string) => {
    const own = termsOf(text, language);
    return terms.filter((term) => own.includes(term)).length;
  };
  const hits = jobs
    .map((job) => ({ job, title: countIn(job.title), text: countIn(job.text) }))
    .filter(({ title, text }) => terms.length === 0 || title + text > 0)
    .sort((a, b) => 3 * (b.title - a.title) + b.text - a.text);
  const names: readonly string[] = places.find(([name]) => name === place) ?? [];
  const titles = hits.filter(({ title }) => title > 0).length;
  return {
    terms,
    titles,
    texts: terms.length > 0 ? hits.length - titles : 0,
    jobs: hits.map(({ job }) => job).filter((job) => (!place || names.includes(job.place)) && monthly(job) >= pay),
  };
}

/** The address of a search: whoever opens it finds the same. */
export function addressOf({ word, place, pay }: Asked): string {
  const query = new URLSearchParams();
  if (word.trim()) query.set('word', word.trim());
  if (place) query.set('place', place);
  if (pay) query.set('pay', String(pay));
  return query.size > 0 ? `/jobs?${query}` : '/jobs';
}
