import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

const hosts: ReadonlyMap<string, Host> = new Map(Object.entries({ cloudflare, netlify, vercel, github, nginx }));

/** Throws an Error with a list of the hosts, where the name is none of them. */
export function findHost(name: string): Host {
  const host = hosts.get(name);
  if (!host) throw new Error(`unknown host ${name || '""'}: choose one of ${[...hosts.keys()].join(', ')}`);
  return host;
}
