import { folder, type HostileCase, instead } from '../hostile-case.ts';

const config = 'fitout.config.ts';
/** A configuration whose redirects begin in its fifth line. */
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
const inPage = (code: string) => ({ [page]: instead('const { t }', `${code}\n  const { t }`) });

const wrongRedirects: readonly (readonly [name: string, written: string, says: string])[] = [
  ['to itself', "{ from: '/here', to: '/here' }", 'fitout.config.ts:5:5 redirects.0: /here redirects to itself'],
  [
    'in a circle',
    "{ from: '/here', to: '/there' },\n    { from: '/there', to: '/here' }",
    'fitout.config.ts:5:5 redirects.0: /here leads to /there, which redirects to /here',
  ],
  [
    'that appears twice',
    "{ from: '/here', to: '/about' },\n    { from: '/here', to: '/contact' }",
    'fitout.config.ts:6:5 redirects.1: /here redirects already, to /about',
  ],
  [
    'that hides a page',
    "{ from: '/about', to: '/contact' }",
    'fitout.config.ts:5:5 redirects.0: /about would redirect, and is the address of a page',
  ],
  [
    'that hides a page behind a slash',
    "{ from: '/about/', to: '/contact' }",
    'fitout.config.ts:5:5 redirects.0: /about/ would redirect, and is the address of a page',
  ],
  [
    'that hides a page in codes',
    "{ from: '/%61bout', to: '/contact' }",
    'fitout.config.ts:5:5 redirects.0: /%61bout would redirect, and is the address of a page',
  ],
  ['that hides the home page', "{ from: '/', to: '/about' }", 'fitout.config.ts:5:5 redirects.0: / would redirect'],
  [
    'that hides a file',
    "{ from: '/rss.xml', to: '/about' }",
    'fitout.config.ts:5:5 redirects.0: /rss.xml would redirect, and is the address of a page or file',
  ],
  [
    'to a page that no site has',
    "{ from: '/here', to: '/abuot' }",
    'fitout.config.ts:5:5 redirects.0: /here leads to /abuot, which does not exist',
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
    'fitout.config.ts:5:7 redirects.0.from: a path of this site has letters',
  ],
  [
    'with a space',
    "{ from: '/he re', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a path of this site has letters',
  ],
  [
    'from all addresses',
    "{ from: '/x/*', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect begins at one path',
  ],
  [
    'from a query',
    "{ from: '/x?y=1', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect begins at one path',
  ],
  [
    'from upwards',
    "{ from: '/../../x', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect begins at one path',
  ],
  [
    'from upwards, encoded',
    "{ from: '/%2E%2E/x', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect begins at one path',
  ],
  [
    'from a part that there is not',
    "{ from: '/:name', to: '/about' }",
    'fitout.config.ts:5:7 redirects.0.from: a redirect begins at one path',
  ],
  ['from a number', "{ from: 1, to: '/about' }", 'fitout.config.ts:5:7 redirects.0.from: Invalid input'],
];

/** Redirects, and code of the site that cannot be compiled, throws or does not end. */
export const codeCases: readonly HostileCase[] = [
  ...wrongRedirects.map(([name, written, says]) => ({
    name: `a redirect ${name}`,
    files: redirects(written),
    says,
    whole: true as const,
  })),
  {
    name: 'an article whose slug is a number',
    files: {
      'articles/3-short': undefined,
      'articles/3-1/en.mdx':
        '---\nnumber: 3\nslug: "1"\ntitle: One\ndescription: "One."\ncategory: category_thinking\ntags: []\npublished: 2024-05-17\nupdated: 2024-05-18\n---\n\nWords.\n',
    },
    says: 'articles/3-1/en.mdx:3:1 slug: /blog/1 would redirect, and is the address of a page',
    whole: true,
  },
  {
    name: 'a configuration that cannot be compiled',
    files: { [config]: 'export default defineSite({' },
    says: 'fitout.config.ts:1: Transform failed',
  },
  { name: 'a configuration that throws', files: { [config]: 'throw new Error("no");' }, says: 'fitout.config.ts: no' },
  {
    name: 'a configuration that throws nothing',
    files: { [config]: 'throw null;' },
    says: 'fitout.config.ts: null was thrown',
  },
  {
    name: 'a configuration that waits for ever',
    files: { [config]: 'await new Promise(() => {}); export default {};' },
    says: 'fitout.config.ts: did not end within 10 s',
    whole: true,
  },
  {
    name: 'a configuration that ends the process',
    files: { [config]: 'process.exit(0);' },
    says: 'this ended before it was done',
    whole: true,
  },
  {
    name: 'a configuration that is a number',
    files: { [config]: 'export default 1;' },
    says: 'fitout.config.ts: Invalid input: expected object',
  },
  {
    name: 'a door that there is not',
    files: { [config]: 'export default {\n  nope: 1,\n};' },
    says: 'fitout.config.ts:2:3 nope: there is no such field',
  },
  {
    name: 'a header with a line break',
    files: { [config]: 'export default {\n  headers: [{ path: "/*", headers: { "X-A": "a\\nb" } }],\n};' },
    says: 'fitout.config.ts:2:38 headers.0.headers.X-A: a header is one line',
  },
  {
    name: "a header that is the engine's",
    files: { [config]: 'export default {\n  headers: [{ path: "/*", headers: { "Set-Cookie": "a" } }],\n};' },
    says: "fitout.config.ts:2:38 headers.0.headers.Set-Cookie: Set-Cookie is the engine's",
  },
  {
    name: 'a place of the frame without its file',
    files: { [config]: 'export default {\n  frame: { top: { component: "./frame/gone.tsx" } },\n};' },
    says: 'fitout.config.ts:2:19 frame.top.component: there is no file frame/gone.tsx',
  },
  {
    name: 'a place of the frame that is a text',
    files: { [config]: 'export default {\n  frame: { top: "./frame/notice.tsx" },\n};' },
    says: 'fitout.config.ts:2:12 frame.top: a place of the frame has { component:',
  },
  {
    name: 'a path of headers with a line break',
    files: { [config]: 'export default {\n  headers: [{ path: "/*\\n/x", headers: {} }],\n};' },
    says: 'fitout.config.ts:2:15 headers.0.path: a path of this site has letters',
  },
  {
    name: 'a part whose file is not there',
    files: { [config]: 'export default { components: { Footer: "./gone.tsx" } };' },
    says: 'fitout.config.ts:1:32 components.Footer: there is no file gone.tsx',
  },
  {
    name: 'a page that cannot be compiled',
    files: { [page]: 'export function Page( {' },
    says: 'pages/quotes/page.tsx:1:24',
    whole: true,
  },
  {
    name: 'a page that imports what is not there',
    files: { [page]: (text) => `import './gone.ts';\n${text}` },
    says: "Could not resolve './gone.ts' in pages/quotes/page.tsx",
    whole: true,
  },
  { name: 'a page that throws', files: inPage('throw new Error("no");'), says: '/quotes: no', whole: true },
  {
    name: 'a page that names a text that does not exist',
    files: { [page]: instead("t('quotes_title')", "t('quotes_titel')") },
    says: "/quotes: t('quotes_titel'): no text has this key",
    whole: true,
  },
  { name: 'a page that throws nothing', files: inPage('throw null;'), says: '/quotes: null was thrown', whole: true },
  {
    name: 'a page that does not end',
    files: inPage('while (true) {}'),
    says: '/quotes: did not end within 12 s',
    whole: true,
  },
  {
    name: 'a page that ends the process',
    files: inPage('process.exit(0);'),
    says: '/quotes: process.exit(0) was called',
    whole: true,
  },
  { name: 'a page that waits for ever', files: inPage('throw new Promise(() => {});'), says: '/quotes: ', whole: true },
  {
    name: 'an island that throws',
    files: { 'games/tangle/tangle.island.tsx': instead('return', 'throw new Error("island"); return') },
    says: '/games/tangle: island',
    whole: true,
  },
  {
    name: 'styles that are none',
    files: { 'frame/notice.module.css': '}}}{{{' },
    says: 'frame/notice.module.css:1:0',
    whole: true,
  },
  { name: 'a cache that is a file', files: { '.cache': 'x' }, says: '.cache', whole: true },
  {
    name: 'a build that goes on',
    files: { '.cache/build.lock': String(process.pid) },
    says: `another process, ${process.pid}, is building this site`,
    whole: true,
  },
  {
    name: 'a built site that was moved away',
    files: { dist: undefined, '.cache/dist-before/index.html': 'the old site', 'site.yaml': '[' },
    says: 'site.yaml:1:2',
    whole: true,
  },
  {
    name: 'a lock that is a folder, and nothing to build',
    files: { '.cache/build.lock': folder, 'home.yaml': undefined },
    says: 'home.yaml: this file is missing',
    whole: true,
  },
];
