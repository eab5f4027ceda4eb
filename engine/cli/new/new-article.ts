import { setTexts } from '../../build/resume/import/edit-yaml.ts';
import type { Content } from '../../content/content.ts';
import { foldersIn } from '../../content/files/read-folder.ts';
import { groupBy } from '../../content/group-by.ts';
import { nameInMessages, sourceCodeOf, sourceWords } from '../../content/languages/source-language.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';
import { mdxPrompt, yamlPrompt } from '../support/prompts.ts';
import {
  addressOf,
  chooseLanguages,
  codesWithoutFallback,
  inYaml,
  type NewCommand,
  nextSteps,
  type Plan,
  readIfPresent,
} from './plan.ts';

/**
 * An article with prompts, in a category that is chosen or new.
 * @throws CommandFailed if an article has its slug
 * @throws UsageError if an option does not fit
 */
export async function newArticle(command: NewCommand): Promise<Plan> {
  const { root, content, given, questions } = command;
  const title = await questions.text('Title', 'npm run new -- article "Title"', command.name);
  const slug = addressOf(title, given, sourceCodeOf(root));
  const number = numberOf(root, given.number);
  const taken = foldersIn(root, 'articles').find((folder) => folder.replace(/^\d+-/, '') === slug);
  if (taken) throw new CommandFailed(`This article exists already: articles/${taken}`);
  const category = await chooseCategory(command);
  const folder = `articles/${number}-${slug}`;
  const codes = await chooseLanguages(command, [sourceCodeOf(root)]);
  const changes = new Map<string, string>();
  for (const code of codes)
    changes.set(
      `${folder}/${code}.mdx`,
      code === sourceCodeOf(root)
        ? original(command, { number, slug, title, category })
        : translation(code, sourceCodeOf(root)),
    );
  if (!(category in sourceWords(content)))
    for (const code of codesWithoutFallback(content))
      changes.set(wordsFile(code), withCategory(readIfPresent(root, wordsFile(code)), category));
  return {
    changes,
    messages: [`/blog/${number}, in the category ${category}`],
    next: nextSteps('the article', `home.yaml can show it (showcase): article ${number}`),
  };
}

function numberOf(root: string, given: string | undefined): number {
  const folders = foldersIn(root, 'articles');
  const taken = new Map(folders.map((folder) => [Number.parseInt(folder, 10), folder]));
  if (given === undefined) return Math.max(0, ...taken.keys()) + 1;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--number is ${given}: expected 1, 2, 3 …`);
  if (taken.has(number))
    throw new CommandFailed(`The number ${number} is already in use: articles/${taken.get(number)}`);
  return number;
}

const firstCategory = 'blog_category_notes';

async function chooseCategory({ content, given, questions }: NewCommand): Promise<string> {
  const known = categoriesOf(content);
  if (given.category !== undefined && !known.includes(given.category))
    throw new UsageError(
      `--category: unknown category ${given.category}; known ones: ${known.join(', ') || 'none yet'}`,
    );
  const names: Record<string, string> = { [firstCategory]: 'Notes', ...sourceWords(content) };
  const options = (known.length > 0 ? known : [firstCategory]).map((value) => ({
    value,
    label: names[value] ?? value,
  }));
  return questions.choice('Category', options, given.category, options[0]?.value ?? firstCategory);
}

function categoriesOf(content: Content): string[] {
  const uses = groupBy(content.articles, ({ category }) => String(category));
  const used = [...uses].sort(([, a], [, b]) => b.length - a.length).map(([key]) => key);
  const unused = Object.keys(sourceWords(content)).filter((key) => key.startsWith('blog_category_'));
  return [...new Set([...used, ...unused])];
}

function withCategory(words: string, category: string): string {
  const prompt = yamlPrompt('the name of this category');
  return setTexts(words, new Map([[category, 'Notes']])).replace(`\n${category}: Notes`, (line) => `${line} ${prompt}`);
}

interface Facts {
  number: number;
  slug: string;
  title: string;
  category: string;
}

const description = yamlPrompt('what it is about; search results show 120 to 160 characters');

function original({ today }: NewCommand, { number, slug, title, category }: Facts): string {
  return `---
number: ${number}
slug: ${slug}
title: ${inYaml(title)}
description: ${inYaml(title)} ${description}
category: ${category}
tags: []
published: ${today}
updated: ${today}
---

${mdxPrompt('the article, in Markdown')}
`;
}

function translation(code: string, source: string): string {
  return `---
title: ${yamlPrompt(`the title in ${code}`)}
description: ${description}
${yamlPrompt(`the article in ${code}, below; without it the article in ${nameInMessages(source)} is shown`)}
---
`;
}
