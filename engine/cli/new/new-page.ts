import { nameInMessages } from '../../content/source-language.ts';
import { CommandFailed } from '../support/command-line.ts';
import { mdxPrompt, yamlPrompt } from '../support/prompts.ts';
import { addressOf, chooseLanguages, inYaml, type NewCommand, nextSteps, type Plan, sourceOf } from './plan.ts';

export async function newPage(command: NewCommand): Promise<Plan> {
  const name = await command.questions.text('Name, as in the address', 'npm run new -- page <name>', command.name);
  const slug = addressOf(name, command.given, sourceOf(command.content));
  if (command.content.ownPages.some((page) => page.name === slug))
    throw new CommandFailed(`There is such a page already: pages/${slug}`);
  const title = command.given.title ?? withCapital(name.replaceAll('-', ' '));
  const source = sourceOf(command.content);
  const codes = await chooseLanguages(command, [source]);
  const changes = new Map(codes.map((code) => [`pages/${slug}/${code}.mdx`, textIn(code, title, source)]));
  return { changes, messages: [`/${slug}, in the footer`], next: nextSteps('the page') };
}

const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function textIn(code: string, title: string, source: string): string {
  const description = yamlPrompt('what is to be found there; search results show 120 to 160 characters');
  if (code !== source)
    return `---
title: ${yamlPrompt(`the title in ${code}`)}
description: ${description}
${yamlPrompt(`the page in ${code}, below; without it that in ${nameInMessages(source)} is shown`)}
---
`;
  // The links of menus are in small letters.
  return `---
title: ${inYaml(title)}
label: ${inYaml(title.toLocaleLowerCase(code))}
description: ${inYaml(title)} ${description}
menu: [footer]
---

${mdxPrompt('the page, in Markdown')}
`;
}
