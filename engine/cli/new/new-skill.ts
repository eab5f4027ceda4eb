import { addEntry } from '../../build/resume/import/edit-yaml.ts';
import { sourceWords } from '../../content/languages/source-language.ts';
import { findIcon } from '../../content/pictures/icon-sets.ts';
import { findSkillIcon } from '../../content/pictures/skill-icon.ts';
import type { Skill } from '../../content/schemas.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';
import { addressOf, type NewCommand, type Plan, readIfPresent } from './plan.ts';

const file = 'skills.yaml';

/**
 * A skill with the icon that is given or found for its name.
 * @throws CommandFailed if the skill exists already
 * @throws UsageError if an option does not fit
 */
export async function newSkill({ root, name: typed, content, given, questions }: NewCommand): Promise<Plan> {
  const name = await questions.text('Name', 'npm run new -- skill <name>', typed);
  const key = addressOf(name.replaceAll('#', '-sharp').replaceAll('+', '-plus').replaceAll('.', '-'), given);
  const nameOf = ({ name, label }: Skill) => name ?? sourceWords(content)[label ?? ''] ?? '';
  const same = content.skills.find((one) => one.key === key || nameOf(one).toLowerCase() === name.toLowerCase());
  if (same) throw new CommandFailed(`This skill exists already: ${file} has ${same.key}, ${nameOf(same)}`);
  const { icon, found } = chooseIcon(name, given.icon);
  const source = addEntry(readIfPresent(root, file), [], { key, name, icon }, 'last');
  return {
    changes: new Map([[file, source]]),
    messages: [found],
    next: [
      `Jobs in career.yaml, technologies of projects and tags of articles can use it (${key}).`,
      'npm start builds the site and shows it.',
    ],
  };
}

function chooseIcon(name: string, given: string | undefined): { icon: Skill['icon']; found: string } {
  if (given !== undefined) {
    if (!findIcon(given)) throw new UsageError(`--icon: no icon named ${given} in the installed sets`);
    return { icon: given as Skill['icon'], found: `icon: ${given}, as given` };
  }
  const { icon, monogram } = findSkillIcon(name);
  return {
    icon,
    found: monogram
      ? `icon: no set has an icon for ${name}, so its first letter is used (${icon}); --icon set:name selects another`
      : `icon: found ${icon}`,
  };
}
