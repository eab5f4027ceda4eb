import { nameInMessages, sourceCodeOf, sourceWords } from '../../content/languages/source-language.ts';
import { withCapital } from '../../i18n/format.ts';
import { CommandFailed } from '../support/command-line.ts';
import { mdxPrompt, yamlPrompt } from '../support/prompts.ts';
import { addressOf, chooseLanguages, inYaml, type NewCommand, nextSteps, type Plan } from './plan.ts';

/**
 * A page with prompts, linked in the footer.
 * @throws CommandFailed if a page has its name
 * @throws UsageError if an option does not fit
 */
export async function newPage(command: NewCommand): Promise<Plan> {
  const source = sourceCodeOf(command.root);
  const name = await command.questions.text('Name, as in the address', 'npm run new -- page <name>', command.name);
  const slug = addressOf(name, command.given, source);
  if (command.content.ownPages.some((page) => page.name === slug))
    throw new CommandFailed(`This page exists already: pages/${slug}`);
  const title = command.given.title ?? withCapital(name.replaceAll('-', ' '), source);
  const codes = await chooseLanguages(command, [source]);
  const textIn = (code: string) =>
    code === source ? original(title, labelOf(title, command)) : translation(code, source);
  const changes = new Map(codes.map((code) => [`pages/${slug}/${code}.mdx`, textIn(code)]));
  return { changes, messages: [`/${slug}, in the footer`], next: nextSteps('the page') };
}

/** The title in lower case if the menu links are, as in English but not in German; undefined if not needed. */
function labelOf(title: string, { content, root }: NewCommand): string | undefined {
  const small = (text: string) => text.toLocaleLowerCase(sourceCodeOf(root));
  const link = sourceWords(content).nav_link_home ?? '';
  return link === small(link) && small(title) !== title ? small(title) : undefined;
}

const description = yamlPrompt('what the page contains; search results show 120 to 160 characters');

const original = (title: string, label: string | undefined): string => `---
title: ${inYaml(title)}
${label === undefined ? '' : `label: ${inYaml(label)}\n`}description: ${inYaml(title)} ${description}
menu: [footer]
---

${mdxPrompt('the page, in Markdown')}
`;

const translation = (code: string, source: string): string => `---
title: ${yamlPrompt(`the title in ${code}`)}
description: ${description}
${yamlPrompt(`the page in ${code}, below; without it the page in ${nameInMessages(source)} is shown`)}
---
`;
