interface Answer {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
}

/**
 * The score of Mozilla’s HTTP Observatory, by its published rules of August 2026
 * (https://github.com/mdn/mdn-http-observatory, `src/analyzer/tests` and `src/grader/charts.js`), as far as headers and
 * HTML decide it. What only the host decides (redirects to HTTPS, the certificate, HSTS preloading, which adds 5)
 * counts as neutral.
 */
export function observatoryScore(answer: Answer): number {
  const parts = Object.values(rules).map((rule) => rule(answer));
  const penalties = parts.filter((points) => points < 0).reduce((sum, points) => sum + points, 100);
  // Bonuses count only for sites with few penalties.
  return penalties >= 90 ? parts.reduce((sum, points) => sum + points, 100) : penalties;
}

const rules: Record<string, (answer: Answer) => number> = {
  contentSecurityPolicy({ headers }) {
    const policy = policyOf(headers);
    if (policy.size === 0) return -25;
    const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const hashed = (name: string) => sources(name).some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    const inline = (name: string) =>
      sources(name).includes('data:') || (sources(name).includes("'unsafe-inline'") && !hashed(name));
    const broad = (name: string) => sources(name).some((source) => /^(\*|(https?|ftp):(\/\/\*.*)?)$/.test(source));
    if (inline('script-src') || broad('script-src') || broad('object-src')) return -20;
    if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
    if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) return -10;
    if (inline('style-src') || broad('style-src')) return 0;
    return String(policy.get('default-src')) === "'none'" ? 10 : 5;
  },
  cookies({ headers }) {
    const cookie = headers['set-cookie'];
    if (!cookie) return 0;
    if (!/;\s*secure/i.test(cookie)) return headers['strict-transport-security'] ? -5 : -20;
    return /;\s*samesite=(strict|lax)/i.test(cookie) ? 5 : 0;
  },
  crossOriginSharing({ headers }) {
    return headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
  },
  referrerPolicy({ headers }) {
    const policy = headers['referrer-policy'];
    if (!policy) return 0;
    return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5;
  },
  strictTransportSecurity({ headers }) {
    const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
    if (!age) return -20;
    return Number(age) < 15_552_000 ? -10 : 0;
  },
  subresourceIntegrity({ html }) {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
    if (scripts.some(([tag, src]) => !/^\/[^/]/.test(String(src)) && !tag.includes(' integrity='))) return -5;
    return scripts.some(([tag]) => tag.includes(' integrity="sha')) ? 5 : 0;
  },
  contentTypeOptions({ headers }) {
    return headers['x-content-type-options'] === 'nosniff' ? 0 : -5;
  },
  frameOptions({ headers }) {
    if (policyOf(headers).has('frame-ancestors')) return 5;
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
  },
  crossOriginResourcePolicy: ({ headers }) => bonus(headers['cross-origin-resource-policy'], /^same-(origin|site)$/),
  crossOriginOpenerPolicy: ({ headers }) => bonus(headers['cross-origin-opener-policy'], /^same-origin$/),
  crossOriginEmbedderPolicy: ({ headers }) => bonus(headers['cross-origin-embedder-policy'], /^require-corp$/),
};

function bonus(value: string | undefined, best: RegExp): number {
  return value && best.test(value) ? 10 : 0;
}

function policyOf(headers: Answer['headers']): Map<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split(';').filter((directive) => directive.trim());
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
