import type { TextKey } from '../../content/schemas.ts';
import type { FallbackTexts } from '../../i18n/fallback-texts.ts';
import type { Piece } from './search/hit.ts';

/** A line of the command menu: a link, or a control of the page. */
export interface Command {
  id: string;
  label: string;
  /** Set if the label is not in the menu’s language. */
  lang?: string;
  words?: string;
  href?: string;
  /** Selector of the control that it clicks. */
  press?: string;
  copy?: string;
  pieces?: readonly Piece[];
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: Command[];
}

export interface CommandIndex {
  texts: Record<string, string>;
  fallback?: FallbackTexts | undefined;
  groups: CommandGroup[];
  synonyms: string[][];
  textIndex: string;
}

export const commandTexts = [
  'command_open',
  'command_close',
  'command_label',
  'command_empty',
  'command_count',
  'command_texts',
  'command_texts_failed',
  'command_mail_copied',
  'command_mail_refused',
] as const satisfies readonly TextKey[];

/** The commands of a language, loaded when the menu is first opened. */
export const commandIndexPath = (language: string): `/${string}` => `/indexes/commands-${language}.json`;
