import { createHash } from 'node:crypto';
import { acceptBlocks, compareBlocks } from '../../src/content/block-states.ts';
import { addLine, type Ledger, ledgerFile, writeLedger } from '../../src/content/ledger-file.ts';
import { splitBlocks } from '../../src/content/text-blocks.ts';
import type { ContentFiles } from './content-files.ts';
import type { Migration } from './migrations.ts';

/**
 * The ledger was an object of JSON with one hash for a whole text; it is a line for each block. A text that was stale
 * stays stale as a whole: which of its blocks had changed, nobody noted.
 */
export const ledgerInLines: Migration = {
  to: 2,
  about: 'the ledger of translations has a line for each block, in content/words/ledger/<code>.txt',
  change(files) {
    for (const path of files.list(/^content\/words\/ledger\/[^/]+\.json$/)) {
      const code = path.replace(/^.*\/|\.json$/g, '');
      const before: Record<string, string> = JSON.parse(files.read(path));
      const ledger: Ledger = new Map();
      const texts = textsInBlocks(files);
      for (const [key, hash] of Object.entries(before)) {
        const text = texts.get(key);
        if (!text) addLine(ledger, key, hash);
        else if (text.hash === hash) ledger.set(key, linesOf(files, text.folder, code));
      }
      files.write(ledgerFile(code), writeLedger(ledger));
      files.write(path, undefined);
    }
  },
};

interface OldText {
  folder: string;
  /** The hash that a ledger of the first format had for the English of today. */
  hash: string;
}

function linesOf(files: ContentFiles, folder: string, code: string) {
  const [translation] = files.list(new RegExp(`^${folder}/${code}\\.mdx$`));
  const english = splitBlocks(files.read(`${folder}/en.mdx`));
  const blocks = compareBlocks(english, translation ? splitBlocks(files.read(translation)) : []);
  return acceptBlocks(blocks, new Map(), () => true);
}

/** The texts that count by blocks now, by the key that their whole had. */
function textsInBlocks(files: ContentFiles): Map<string, OldText> {
  const texts = new Map<string, OldText>();
  for (const path of files.list(/^content\/(articles|pages|projects)\/[^/]+\/en\.mdx$/)) {
    const folder = path.replace('/en.mdx', '');
    const [, kind, name = ''] = folder.split('/');
    const source = files.read(path).replace(/\r\n/g, '\n');
    const body = source.replace(/^---\n[\s\S]*?\n---(?:\n|$)/, '').trim();
    if (kind === 'projects')
      texts.set(`projects_${keyOfProject(files, folder, name)}_story`, { folder, hash: hash(`${body}\n`) });
    else texts.set(`${kind}/${name} body`, { folder, hash: hash(body) });
  }
  return texts;
}

function keyOfProject(files: ContentFiles, folder: string, slug: string): string {
  const [facts] = files.list(new RegExp(`^${folder}/project\\.yaml$`));
  const [, key] = /^key: *['"]?(\w+)/m.exec(facts ? files.read(facts) : '') ?? [];
  return key ?? slug.replaceAll('-', '_');
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
