import { useEffect, useState } from 'react';
import { maxReplayLength, type Replay, verifyReplay } from './replay.ts';
import { seedPattern } from './rules.ts';

/** What the address of the page invites to: a course or a round, or `broken` if it is invalid. */
export interface Invitation {
  seed?: string;
  replay?: Replay;
  /** True if the address is invalid: garbage, or a round of another version. */
  broken?: boolean;
}

const roundPrefix = '#round=';

/** Parses the address, which is untrusted. */
export function readInvitation(search: string, hash: string): Invitation {
  const text = hash.startsWith(roundPrefix) ? hash.slice(roundPrefix.length) : undefined;
  if (text !== undefined) {
    const replay = text.length > maxReplayLength ? undefined : verifyReplay(text)?.replay;
    return replay ? { replay, seed: replay.seed } : { broken: true };
  }
  const seed = new URLSearchParams(search).get('seed');
  if (seed === null) return {};
  return seedPattern.test(seed) ? { seed } : { broken: true };
}

/** The invitation of the page’s address, empty until hydration. */
export function useInvitation(): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({});
  useEffect(() => {
    const update = () => setInvitation(readInvitation(location.search, location.hash));
    update();
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  return invitation;
}
