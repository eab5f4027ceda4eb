import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from './project-root.ts';

export interface HostServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves a folder with Cloudflare Pages’ engine, without network access.
 * @throws Error with its output, if it does not start
 */
export async function startCloudflare(dist: string): Promise<HostServer> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  const wrangler = join(projectRoot, 'tests/node_modules/wrangler/bin/wrangler.js');
  const day = ['--compatibility-date', '2026-11-01'];
  const listen = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
  return start(home, port, process.execPath, [wrangler, 'pages', 'dev', dist, ...listen, ...day], {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: home,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
  });
}

/** Finds nginx; undefined where it is not installed. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/**
 * Serves a folder with nginx.
 * @param config the `nginx.conf` from the build
 * @throws Error with its output, if it does not start
 */
export async function startNginx(nginx: string, dist: string, config: string): Promise<HostServer> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const server = config
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${dist};`);
  const [, ownConf = ''] = /--conf-path=(\S+)/.exec(spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr) ?? [];
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const conf = [
    'daemon off;',
    'pid nginx.pid;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    `http { include ${join(dirname(ownConf), 'mime.types')}; access_log off;`,
    ...kinds.map((kind) => `${kind}_temp_path ${kind};`),
    `${server}}`,
  ].join('\n');
  writeFileSync(join(home, 'test.conf'), conf);
  return start(home, port, nginx, ['-p', home, '-c', 'test.conf', '-e', 'stderr'], process.env);
}

/** Starts a program and waits until it responds; `stop` ends it with its child processes. */
async function start(
  home: string,
  port: number,
  program: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
): Promise<HostServer> {
  // In its own process group, which can be ended together.
  const child = spawn(program, parameters, { cwd: home, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await endGroup(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const end = Date.now() + 120_000; child.exitCode === null && Date.now() < end; ) {
    const responds = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (responds) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(output.trim() || `${program} does not respond`);
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null) return;
  // Closed when no process of the group has the output open.
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
