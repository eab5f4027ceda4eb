import { type Ad, places } from './job-ads.ts';

/** An advertisement in the page’s language. */
export interface Job extends Ad {
  id: number;
  title: string;
  text: string;
}

/** The search: an empty word, an empty place and a pay of 0 match everything. */
export interface Query {
  word: string;
  place: string;
  /** The minimum pay, in rand per month. */
  pay: number;
}

export interface SearchResult {
  /** The terms that the index looked up. */
  terms: string[];
  /** The number of advertisements with a term in the title, and of those with a term only in the description. */
  titles: number;
  texts: number;
  /** The advertisements that match place and pay, too; matches in the title first. */
  jobs: Job[];
}

/** For forty hours a week. */
export const hoursPerMonth = 173;

/** Whether an advertisement states its pay by the hour. */
export const isHourly = ({ pay }: Pick<Ad, 'pay'>): boolean => pay < 1000;

const monthly = (ad: Ad): number => (isHourly(ad) ? ad.pay * hoursPerMonth : ad.pay);

/** The terms of a text in the index, which reduces English plurals and has no rules for other languages. */
export function termsOf(text: string, language: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].map((word) => (language === 'en' ? word.replace(/(?<=\w\w[^s])s$/, '') : word));
}

/** Searches like a text index: complete words only, any of them matches, and a title counts three times. */
export function search(jobs: readonly Job[], { word, place, pay }: Query, language: string): SearchResult {
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

/** The address of a search: opening it gives the same results. */
export function addressOf({ word, place, pay }: Query): string {
  const parameters = new URLSearchParams();
  if (word.trim()) parameters.set('word', word.trim());
  if (place) parameters.set('place', place);
  if (pay) parameters.set('pay', String(pay));
  return parameters.size > 0 ? `/jobs?${parameters}` : '/jobs';
}
