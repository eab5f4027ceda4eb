import type { Problem } from './problems.ts';
import { propertiesOf, type Tree } from './text-tree.ts';

/** The machines that a text may use: the words that each shows, and what these hold in braces. */
export const machineWords = {
  /** Twelve jobs before a worker: in one queue, in one with priorities, in two. */
  lift: {
    one: [],
    priority: [],
    two: [],
    longest: ['seconds'],
    addLong: [],
    addShort: [],
    advance: ['count'],
    next: [],
    run: [],
    stop: [],
    restart: [],
    added: ['job', 'one', 'priority', 'two'],
    passed: ['seconds', 'one', 'priority', 'two', 'jobs'],
  },
  /** Three goroutines before a channel, and a deadline. */
  channel: {
    slow: [],
    middle: [],
    quick: [],
    isSawing: [],
    isTaken: [],
    isStopped: [],
    isStored: [],
    isStuck: [],
    channel: [],
    isGone: [],
    run: [],
    stop: [],
    step: [],
    slower: ['count'],
    deadline: ['ms'],
    room: ['count'],
    listens: [],
    taken: ['ms', 'wood'],
    stopped: ['wood'],
    stored: ['ms', 'wood'],
    stuck: ['ms', 'wood'],
    home: ['ms'],
    all: [],
  },
  /** A page of three parts, one of which fails, without and with an error boundary. */
  boundary: {
    cart: [],
    suggestions: [],
    checkout: [],
    before: [],
    without: [],
    with: [],
    empty: [],
    away: [],
    tryAgain: [],
    fail: [],
    mend: [],
    reload: [],
    failed: [],
    mended: [],
    again: ['count'],
    back: [],
  },
  /** A popover and a dialog that are real, and what the browser does with them by itself. */
  layers: {
    closed: [],
    open: [],
    modal: [],
    menu: [],
    first: [],
    second: [],
    remove: [],
    question: [],
    keep: [],
    confirm: [],
    anchored: [],
    menuOpened: [],
    menuClosed: ['why'],
    byEscape: [],
    byButton: [],
    byClick: [],
    asked: [],
    escaped: [],
    kept: [],
    sent: [],
    returned: [],
  },
  /** A switch over states, to which a fourth comes, and what the compiler says. */
  switch: {
    three: [],
    four: [],
    fourNever: [],
    chosen: [],
    addFourth: [],
    addNever: [],
    addCase: [],
    compiles: [],
    silent: [],
    refused: [],
    complete: [],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type MachineName = keyof typeof machineWords;

/** What a text gives to a machine: its words in the language of the text. */
export type MachineWords<Name extends MachineName> = Readonly<Record<keyof (typeof machineWords)[Name], string>>;

/**
 * Checks `<Machine of="lift" title="…" words={{ one: "One queue" }}>`.
 * @param known the machines that the text has used so far: each can stand in it once
 * @param problems gets a machine that there is not, words that are missing or that it does not have
 */
export function checkMachine(node: Tree, file: string, known: Set<string>, problems: Problem[]): void {
  const line = node.position?.start.line ?? 1;
  const fault = (key: string, message: string, at = line) => {
    problems.push({ file, line: at, key: `Machine ${key}`, message });
  };
  const attribute = (name: string) => node.attributes?.find((one) => one.name === name)?.value;
  const [name, title] = [attribute('of'), attribute('title')];
  const names = Object.keys(machineWords);
  if (typeof name !== 'string' || !names.includes(name)) {
    fault('of', `no such machine; there are ${names.join(', ')}`);
    return;
  }
  if (known.has(name)) fault(name, 'a machine stands once in a text');
  known.add(name);
  if (typeof title !== 'string' || !title.trim()) fault('title', 'a machine says what it is: title="A queue"');

  const wanted: Record<string, readonly string[]> = machineWords[name as MachineName];
  const given = new Set<string>();
  for (const { key, value } of propertiesOf(attribute('words'))) {
    const word = String(key.name ?? key.value);
    given.add(word);
    if (!wanted[word]) fault(word, `the machine ${name} has no such word`, value.loc.start.line);
    else if (typeof value.value !== 'string')
      fault(word, 'a word stands in quotes: one: "One queue"', value.loc.start.line);
    else
      for (const place of wanted[word].filter((one) => !String(value.value).includes(`{${one}}`)))
        fault(word, `it has a place for {${place}}`, value.loc.start.line);
  }
  for (const word of Object.keys(wanted)) if (!given.has(word)) fault(word, `the machine ${name} has this word`);
}
