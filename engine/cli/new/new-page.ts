import { NotDone } from '../support/command-line.ts';
import { mdxPrompt, yamlPrompt } from '../support/prompts.ts';
import { addressOf, chooseLanguages, inYaml, type NewCommand, nextSteps, type Plan } from './plan.ts';

export async function newPage(asked: NewCommand): Promise<Plan> {
  const name = await asked.questions.text('Name, as in the address', 'npm run new -- page <name>', asked.name);
  const slug = addressOf(name, asked.given);
  if (asked.content.ownPages.some((page) => page.name === slug))
    throw new NotDone(`There is such a page already: pages/${slug}`);
  const title = asked.given.title ?? withCapital(name.replaceAll('-', ' '));
  const codes = await chooseLanguages(asked, ['en']);
  const changes = new Map(codes.map((code) => [`pages/${slug}/${code}.mdx`, textIn(code, title)]));
  return { changes, told: [`/${slug}, in the footer`], next: nextSteps('the page') };
}

const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function textIn(code: string, title: string): string {
  const english = code === 'en';
  return `---
title: ${inYaml(title)}${english ? '' : ` ${yamlPrompt(`the title in ${code}`)}`}
description: ${inYaml(title)} ${yamlPrompt('what is to be found there; search results show 120 to 160 characters')}
${english ? 'menu: [footer]' : yamlPrompt(`the page in ${code}, below; without it the English one is shown`)}
---
${english ? `\n${mdxPrompt('the page, in Markdown')}\n` : ''}`;
}
