import { findIcon } from '../../../content/pictures/icon-sets.ts';
import type { IconName } from '../../../ui/icon-name.ts';

const addresses: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  stackoverflow: 'https://stackoverflow.com/users/',
  orcid: 'https://orcid.org/',
  telegram: 'https://t.me/',
};

const plain = (network: string) => network.toLowerCase().replace(/[^a-z0-9]/g, '');

interface Profile {
  network?: string | undefined;
  username?: string | undefined;
  url?: string | undefined;
}

/** The address of a profile: its own on the web, or one made of the network and its name; undefined for neither. */
export function addressOf({ network = '', username, url }: Profile): string | undefined {
  if (url && /^https?:\/\//.test(url)) return url;
  const base = addresses[plain(network)];
  return base && username ? `${base}${username.replace(/^@/, '')}` : undefined;
}

/** The name of the network at an address, or else its host. Throws for what is not an absolute address. */
export function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known: Readonly<Record<string, string>> = {
    'github.com': 'GitHub',
    'gitlab.com': 'GitLab',
    'linkedin.com': 'LinkedIn',
    'instagram.com': 'Instagram',
    'x.com': 'X',
    'youtube.com': 'YouTube',
    'stackoverflow.com': 'Stack Overflow',
    'orcid.org': 'ORCID',
  };
  return known[host] ?? host;
}

/** The mark of a network in the installed sets, or else a globe. */
export function networkIcon(network: string): IconName {
  const marks = [`tabler:brand-${plain(network)}`, `simple-icons:${plain(network)}`] as const;
  return marks.find((mark) => findIcon(mark)) ?? 'lucide:globe';
}
