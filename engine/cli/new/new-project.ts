import { addEntry } from '../../build/resume/import/edit-yaml.ts';
import { schemaLine } from '../../content/files/schema-line.ts';
import { sourceCodeOf } from '../../content/languages/source-language.ts';
import { listProjects, projectFile } from '../../content/read-project-texts.ts';
import { CommandFailed } from '../support/command-line.ts';
import { yamlPrompt } from '../support/prompts.ts';
import { pieceFiles, tryField } from './new-piece.ts';
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

const orderFile = 'projects/order.yaml';

/**
 * A project with prompts, in every language that needs its own texts; `--try` adds an interactive island.
 * @throws CommandFailed if a project has its slug or key
 * @throws UsageError if an option does not fit
 */
export async function newProject(command: NewCommand): Promise<Plan> {
  const { root, content, questions, given } = command;
  const name = await questions.text('Name', 'npm run new -- project <name>', command.name);
  const slug = addressOf(name, given, sourceCodeOf(root));
  if (listProjects(root).some((one) => one.slug === slug || one.key === slug.replaceAll('-', '_')))
    throw new CommandFailed(`This project exists already: projects/${slug}`);
  const requiredCodes = codesWithoutFallback(content);
  const chosen = given.languages === undefined ? requiredCodes : await chooseLanguages(command, requiredCodes);
  // Languages without a fallback need the text, or the build stops.
  const offeredWithoutFallback = content.site.languages.filter(
    ({ offered, fallback }) => offered && fallback !== 'source',
  );
  const addedCodes = offeredWithoutFallback.map(({ code }) => code).filter((code) => !chosen.includes(code));
  const codes = [...chosen, ...addedCodes];
  const hasPiece = given.try !== undefined;
  const file = `projects/${slug}/project.yaml`;
  const changes = new Map([[file, factsIn(file) + (hasPiece ? tryField(slug) : '')]]);
  if (hasPiece)
    for (const [path, text] of pieceFiles(slug, codes, sourceCodeOf(root), requiredCodes)) changes.set(path, text);
  for (const code of codes)
    changes.set(
      projectFile(slug, code),
      code === sourceCodeOf(root) ? originalOf(name) : translationOf(requiredCodes.includes(code) ? name : '', code),
    );
  const order = readIfPresent(root, orderFile);
  if (order) changes.set(orderFile, addEntry(order, ['projects'], slug, 'last'));
  return {
    changes,
    messages: [
      `/apps/${slug}, as the last project`,
      ...(addedCodes.length > 0
        ? [`${addedCodes.join(', ')} too: a project needs texts in every language that is offered`]
        : []),
    ],
    next: nextSteps('the project', `home.yaml can show it (showcase), and resume.yaml (projects): ${slug}`),
  };
}

const factsIn = (file: string) => `${schemaLine(file, 'project')}
kind: app
${yamlPrompt('where it runs, and where its code is (live: https://…, repository: https://…)')}
technologies: [] ${yamlPrompt('what it is made with: [TypeScript, React]')}
tags: [] ${yamlPrompt('the technologies that its card shows')}
hosting: []
size: medium
tint: sea
icon: lucide:app-window
`;

/** Without a `name` the fields are empty, and pages show the default language’s texts, marked. */
function translationOf(name: string, code: string): string {
  const text = name && `${inYaml(name)} `;
  return `---
title: ${text}${yamlPrompt(`the name in ${code}`)}
description: ${text}${yamlPrompt(`what it does, in a line of ${code}`)}
---
`;
}

function originalOf(name: string): string {
  return `---
title: ${inYaml(name)}
description: ${inYaml(name)} ${yamlPrompt('what it does, in a line')}
${yamlPrompt('the parts of its case study that you want to tell: remove the # before them')}
# caseStudy:
#   problem: Who was stuck, and with what.
#   audience: Who it is for.
#   role: What you did, and who did the rest.
#   constraints: What made it hard.
#   decision:
#     title: What you chose.
#     text: Why.
#     cost: What you gave up for it.
#   outcome: How it ended.
#   otherwise: What you would do differently now.
${yamlPrompt('its story in Markdown, below')}
---
`;
}
