/**
 * Runs in the page of `npm run edit` and gives Sveltia CMS the site’s folder as the browser’s private file system, one
 * of its backends. So the CMS needs no permission for a folder, works in every browser, and sends each save to the
 * server in one request.
 */

interface ListedFile {
  path: string;
  text?: string;
  modified: number;
}

interface Change {
  path: string;
  modified: number | null;
  text?: string;
  bytes?: string;
}

const files = new Map<string, ListedFile>();
const isFolder = (path: string) => path === '' || [...files.keys()].some((file) => file.startsWith(`${path}/`));
const joinPath = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);
const notFound = (path: string) => new DOMException(`${path} does not exist`, 'NotFoundError');

/** Changes saved together: the CMS writes all files of a save synchronously. */
let pendingChanges: Change[] = [];
let pendingRequest: Promise<void> | undefined;

function change(one: Omit<Change, 'modified'>): Promise<void> {
  pendingChanges.push({ ...one, modified: files.get(one.path)?.modified ?? null });
  pendingRequest ??= new Promise((resolve) => setTimeout(resolve)).then(send);
  return pendingRequest;
}

async function send(): Promise<void> {
  const changes = pendingChanges;
  pendingChanges = [];
  pendingRequest = undefined;
  const response = await fetch('/changes', { method: 'POST', body: JSON.stringify(changes) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  for (const { path } of changes) files.delete(path);
  for (const file of answer as ListedFile[]) files.set(file.path, file);
}

class RemoteFile {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;
  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }
  async getFile(): Promise<File> {
    const known = files.get(this.#path);
    if (!known) throw notFound(this.#path);
    const address = `/${this.#path.split('/').map(encodeURIComponent).join('/')}`;
    const blob = known.text === undefined ? await (await fetch(address)).blob() : known.text;
    const type = typeof blob === 'string' ? 'text/plain' : blob.type;
    return new File([blob], this.name, { type, lastModified: known.modified });
  }
  async createWritable() {
    const path = this.#path;
    return {
      write: async (data: string | Blob) =>
        typeof data === 'string' ? change({ path, text: data }) : change({ path, bytes: await toBase64(data) }),
      close: async () => {},
    };
  }
}

class RemoteFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;
  constructor(path: string) {
    this.#path = path;
    this.name = path.slice(path.lastIndexOf('/') + 1);
  }
  async getDirectoryHandle(name: string, { create = false } = {}) {
    const path = joinPath(this.#path, name);
    if (!create && !isFolder(path)) throw notFound(path);
    return new RemoteFolder(path);
  }
  async getFileHandle(name: string, { create = false } = {}) {
    const path = joinPath(this.#path, name);
    if (!create && !files.has(path)) throw notFound(path);
    return new RemoteFile(path);
  }
  async *entries(): AsyncGenerator<[string, RemoteFile | RemoteFolder]> {
    const start = this.#path ? `${this.#path}/` : '';
    const inside = [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    for (const name of new Set(inside.map((path) => path.replace(/\/.*/, '')))) {
      const path = joinPath(this.#path, name);
      yield [name, files.has(path) ? new RemoteFile(path) : new RemoteFolder(path)];
    }
  }
  /** Folders disappear with their last file, so there is nothing to remove. */
  async removeEntry(name: string) {
    const path = joinPath(this.#path, name);
    if (files.has(path)) await change({ path });
    else if (isFolder(path)) throw new DOMException(`${path} is not empty`, 'InvalidModificationError');
  }
}

const ownFileSystem = {
  getDirectoryHandle: async () => new RemoteFolder(''),
  removeEntry: async () => {},
};

async function toBase64(data: Blob): Promise<string> {
  const bytes = new Uint8Array(await data.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const [list, config] = await Promise.all(
  ['/files.json', '/config.json'].map(async (address) => (await fetch(address)).json()),
);
for (const file of list as ListedFile[]) files.set(file.path, file);
type Prototype = { move?: unknown };
Object.defineProperty(globalThis.navigator.storage, 'getDirectory', { value: async () => ownFileSystem });
// Without `move` the CMS writes files directly instead of a temporary copy; the server writes atomically.
delete (globalThis.FileSystemFileHandle?.prototype as Prototype | undefined)?.move;
globalThis.localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
// A variable, because the bundler cannot resolve an address of the editor’s server.
const address = '/cms/index.js';
const { default: cms } = await import(address);
cms.init({ config });

export {};
