import { folder, type HostileCase, replacing } from '../hostile-case.ts';

const config = 'fitout.config.ts';
/** A configuration whose redirects begin on its fifth line. */
const redirects = (written: string) => ({
  [config]: `import { defineSite } from 'fitout';

export default defineSite({
  redirects: [
    ${written},
  ],
});
`,
});
const page = 'pages/quotes/page.tsx';
const inPage = (code: string) => ({ [page]: replacing('const { t }', `${code}\n  const { t }`) });

const wrongRedirects: readonly (readonly [name: string, written: string, expectedOutput: string])[] = [
  ['to itself', "{ from: '/here', to: '/here' }", 'fitout.config.ts:5:5 redirects.0: /here redirects to itself'],
  [
    'in a circle',
    "{ from: '/here', to: '/there' },\n    { from: '/there', to: '/here' }",
    'fitout.config.ts:5:5 redirects.0: /here redirects to /there, which redirects to /here',
  ],
  [
    'from an address that redirects already',
    "{ from: '/here', to: '/about' },\n    { from: '/here', to: '/contact' }",
    'fitout.config.ts:6:5 redirects.1: /here already redirects to /about',
  ],
  [
    'that hides a page',
    "{ from: '/about', to: '/contact' }",
    'fitout.config.ts:5:5 redirects.0: cannot redirect from /about: it is a page',
  ],
  [
    'that hides a page with a trailing slash',
    "{ from: '/about/', to: '/contact' }",
    'fitout.config.ts:5:5 redirects.0: cannot redirect from /about/: it is a page',
  ],
  [
    'that hides a page by its encoded address',
    "{ from: '/%61bout', to: '/contact' }",
    'fitout.config.ts:5:5 redirects.0: cannot redirect from /%61bout: it is a page',
  ],
  [
    'that hides the home page',
    "{ from: '/', to: '/about' }",
    'fitout.config.ts:5:5 redirects.0: cannot redirect from /: it is a page or file',
  ],
  [
    'that hides a file',
    "{ from: '/rss.xml', to: '/about' }",
    'fitout.config.ts:5:5 redirects.0: cannot redirect from /rss.xml: it is a page or file',
  ],
  [
    'to an unknown page',
    "{ from: '/here', to: '/abuot' }",
    'fitout.config.ts:5:5 redirects.0: /here redirects to /abuot, which does not exist',
  ],
  [
    'to another site',
    "{ from: '/here', to: '//evil.example' }",
    'fitout.config.ts:5:22 redirects.0.to: a path of this site',
  ],
  [
    'to another site by a backslash',
    "{ from: '/here', to: '/\\\\evil.example' }",
    'fitout.config.ts:5:22 redirects.0.to: a path of this site',
  ],
  [
    'with a line break',
    "{ from: '/here\\n/x /y 301', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a path of this site may only contain',
  ],
  [
    'with a space',
    "{ from: '/he re', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a path of this site may only contain',
  ],
  [
    'from a wildcard',
    "{ from: '/x/*', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect must start at a single path',
  ],
  [
    'from a query',
    "{ from: '/x?y=1', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect must start at a single path',
  ],
  [
    'from a path upwards',
    "{ from: '/../../x', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect must start at a single path',
  ],
  [
    'from an encoded path upwards',
    "{ from: '/%2E%2E/x', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect must start at a single path',
  ],
  [
    'from a path with a placeholder',
    "{ from: '/:name', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect must start at a single path',
  ],
  ['from a number', "{ from: 1, to: '/about' }", 'fitout.config.ts:5:7 redirects.0.from: Invalid input'],
];

/** Invalid redirects, and code of the site that cannot be compiled, throws or does not end. */
export const codeCases: readonly HostileCase[] = [
  ...wrongRedirects.map(([name, written, expectedOutput]) => ({
    name: `a redirect ${name}`,
    files: redirects(written),
    expectedOutput,
    needsBuild: true as const,
  })),
  {
    name: 'an article whose slug is a number',
    files: {
      'articles/3-short': undefined,
      'articles/3-1/en.mdx':
        '---\nnumber: 3\nslug: "1"\ntitle: One\ndescription: "One."\ncategory: category_thinking\ntags: []\npublished: 2024-05-17\nupdated: 2024-05-18\n---\n\nWords.\n',
    },
    expectedOutput: 'articles/3-1/en.mdx:3:1 slug: cannot redirect from /blog/1: it is a page',
    needsBuild: true,
  },
  {
    name: 'a configuration that cannot be compiled',
    files: { [config]: 'export default defineSite({' },
    expectedOutput: 'fitout.config.ts:1: Transform failed',
  },
  {
    name: 'a configuration that throws',
    files: { [config]: 'throw new Error("no");' },
    expectedOutput: 'fitout.config.ts: no',
  },
  {
    name: 'a configuration that throws null',
    files: { [config]: 'throw null;' },
    expectedOutput: 'fitout.config.ts: null was thrown',
  },
  {
    name: 'a configuration that waits for ever',
    files: { [config]: 'await new Promise(() => {}); export default {};' },
    expectedOutput: 'fitout.config.ts: did not finish within 10 s',
    needsBuild: true,
  },
  {
    name: 'a configuration that ends the process',
    files: { [config]: 'process.exit(0);' },
    expectedOutput: 'the command ended early',
    needsBuild: true,
  },
  {
    name: 'a configuration that is a number',
    files: { [config]: 'export default 1;' },
    expectedOutput: 'fitout.config.ts: Invalid input: expected object',
  },
  {
    name: 'an unknown field of the configuration',
    files: { [config]: 'export default {\n  nope: 1,\n};' },
    expectedOutput: 'fitout.config.ts:2:3 nope: unknown field',
  },
  {
    name: 'a header with a line break',
    files: { [config]: 'export default {\n  headers: [{ path: "/*", headers: { "X-A": "a\\nb" } }],\n};' },
    expectedOutput: 'fitout.config.ts:2:38 headers.0.headers.X-A: the value of a header must be one line',
  },
  {
    name: 'a header that only the engine may set',
    files: { [config]: 'export default {\n  headers: [{ path: "/*", headers: { "Set-Cookie": "a" } }],\n};' },
    expectedOutput: 'fitout.config.ts:2:38 headers.0.headers.Set-Cookie: a site cannot set Set-Cookie',
  },
  {
    name: 'a frame component whose file is missing',
    files: { [config]: 'export default {\n  frame: { top: { component: "./frame/gone.tsx" } },\n};' },
    expectedOutput: 'fitout.config.ts:2:19 frame.top.component: there is no file frame/gone.tsx',
  },
  {
    name: 'a frame component given as a string',
    files: { [config]: 'export default {\n  frame: { top: "./frame/notice.tsx" },\n};' },
    expectedOutput: 'fitout.config.ts:2:12 frame.top: a place of the frame needs { component:',
  },
  {
    name: 'a header path with a line break',
    files: { [config]: 'export default {\n  headers: [{ path: "/*\\n/x", headers: {} }],\n};' },
    expectedOutput: 'fitout.config.ts:2:15 headers.0.path: a path of this site may only contain',
  },
  {
    name: 'a replaced component whose file is missing',
    files: { [config]: 'export default { components: { Footer: "./gone.tsx" } };' },
    expectedOutput: 'fitout.config.ts:1:32 components.Footer: there is no file gone.tsx',
  },
  {
    name: 'a page that cannot be compiled',
    files: { [page]: 'export function Page( {' },
    expectedOutput: 'pages/quotes/page.tsx:1:24',
    needsBuild: true,
  },
  {
    name: 'a page that imports a missing file',
    files: { [page]: (text) => `import './gone.ts';\n${text}` },
    expectedOutput: "Could not resolve './gone.ts' in pages/quotes/page.tsx",
    needsBuild: true,
  },
  {
    name: 'a page that throws',
    files: inPage('throw new Error("no");'),
    expectedOutput: '/quotes: no',
    needsBuild: true,
  },
  {
    name: 'a page that uses an unknown text key',
    files: { [page]: replacing("t('quotes_title')", "t('quotes_titel')") },
    expectedOutput: "/quotes: t('quotes_titel'): no text has this key",
    needsBuild: true,
  },
  {
    name: 'a page that throws null',
    files: inPage('throw null;'),
    expectedOutput: '/quotes: null was thrown',
    needsBuild: true,
  },
  {
    name: 'a page with an endless loop',
    files: inPage('while (true) {}'),
    expectedOutput: '/quotes: did not finish within 12 s',
    needsBuild: true,
  },
  {
    name: 'a page that ends the process',
    files: inPage('process.exit(0);'),
    expectedOutput: '/quotes: process.exit(0) was called',
    needsBuild: true,
  },
  {
    name: 'a page that waits for ever',
    files: inPage('throw new Promise(() => {});'),
    expectedOutput: '/quotes: ',
    needsBuild: true,
  },
  {
    name: 'an island that throws',
    files: { 'games/tangle/tangle.island.tsx': replacing('return', 'throw new Error("island"); return') },
    expectedOutput: '/games/tangle: island',
    needsBuild: true,
  },
  {
    name: 'an invalid stylesheet',
    files: { 'frame/notice.module.css': '}}}{{{' },
    expectedOutput: 'frame/notice.module.css:1:0',
    needsBuild: true,
  },
  { name: 'a cache that is a file', files: { '.cache': 'x' }, expectedOutput: '.cache', needsBuild: true },
  {
    name: 'a build that is still running',
    files: { '.cache/build.lock': String(process.pid) },
    expectedOutput: `another process, ${process.pid}, is building this site`,
    needsBuild: true,
  },
  {
    name: 'a built site that an interrupted build has moved away',
    files: { dist: undefined, '.cache/dist-before/index.html': 'the old site', 'site.yaml': '[' },
    expectedOutput: 'site.yaml:1:2',
    needsBuild: true,
  },
  {
    name: 'a lock that is a folder, and a missing home.yaml',
    files: { '.cache/build.lock': folder, 'home.yaml': undefined },
    expectedOutput: 'home.yaml: this file is missing',
    needsBuild: true,
  },
];
