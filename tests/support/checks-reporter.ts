import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { checksFile } from '../../engine/content/read-content.ts';
import { localDay } from '../../engine/i18n/days.ts';
import { checksIn, type PageCheck, recordOf, writeRecord } from './checks-record.ts';
import { projectRoot } from './project-root.ts';

/**
 * Part of `npm run test:all`, which runs the tests’ own site first and the owner’s last: when both have passed, it
 * writes the results into the owner’s content, for the accessibility statement.
 */
export default class ChecksReporter implements Reporter {
  readonly #root: string;
  readonly #own: boolean;
  readonly #checks: PageCheck[] = [];
  readonly #engines = new Set<string>();

  /**
   * @param options the target folder, and whether the site is the owner’s; by default that of the project, if SITE is
   * not set
   */
  constructor({ root = projectRoot, own = !process.env.SITE }: { root?: string; own?: boolean } = {}) {
    this.#root = root;
    this.#own = own;
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    this.#checks.push(...checksIn(annotations));
    for (const engine of otherEngines) if (test.titlePath().includes(engine)) this.#engines.add(engine);
  }

  onEnd({ status }: FullResult): void {
    const engines = join(this.#root, '.cache/engines.json');
    if (status !== 'passed') return;
    if (this.#own) {
      const others: string[] = existsSync(engines) ? JSON.parse(readFileSync(engines, 'utf8')) : [];
      if (this.#checks.length === 0) return;
      const record = recordOf(this.#checks, localDay(new Date()), ['Chromium', ...others]);
      writeFileSync(join(this.#root, checksFile), writeRecord(record));
      console.log(`${checksFile} has the new test results: commit it, and the next build shows them`);
    } else {
      mkdirSync(dirname(engines), { recursive: true });
      writeFileSync(engines, JSON.stringify([...this.#engines]));
    }
  }

  /** Another reporter prints the list of tests. */
  printsToStdio(): boolean {
    return false;
  }
}

/** The browsers of tests/engines, by their tests’ names. */
const otherEngines = ['Firefox', 'WebKit'];
