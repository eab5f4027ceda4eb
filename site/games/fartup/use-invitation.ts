import { useEffect, useState } from 'react';
import { longestReplay, type Replay, verifyReplay } from './replay.ts';
import { seedPattern } from './rules.ts';

/** What the address asks for: a course, a round, or something that nobody can read. */
export interface Invitation {
  seed?: string;
  replay?: Replay;
  /** True where the address cannot be read: garbage, or a round of another version. */
  broken?: boolean;
}

const mark = '#round=';

/** Reads the address; nothing in it is trusted. */
export function readInvitation(search: string, hash: string): Invitation {
  const text = hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
  if (text !== undefined) {
    const replay = text.length > longestReplay ? undefined : verifyReplay(text)?.replay;
    return replay ? { replay, seed: replay.seed } : { broken: true };
  }
  const seed = new URLSearchParams(search).get('seed');
  if (seed === null) return {};
  return seedPattern.test(seed) ? { seed } : { broken: true };
}

/** What the address asks for, once the browser can tell. */
export function useInvitation(): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({});
  useEffect(() => {
    const look = () => setInvitation(readInvitation(location.search, location.hash));
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return invitation;
}
