import type { TextKey } from '../../content/schemas.ts';
import type { FallbackTexts } from '../../i18n/fallback-texts.ts';
import type { Piece } from './search/hit.ts';

/** One line of the command menu: it leads somewhere, or presses a control of the page. */
export interface Command {
  id: string;
  label: string;
  /** Set where the label is not in the menu's language. */
  lang?: string;
  /** Other words that it is found by. */
  words?: string;
  href?: string;
  /** Selector of the control that it presses. */
  press?: string;
  copy?: string;
  pieces?: readonly Piece[];
}

/** A heading of the command menu, and the lines below it. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: Command[];
}

/** What the command menu knows: a file of each language, read when the menu is first opened. */
export interface CommandIndex {
  texts: Record<string, string>;
  fallback?: FallbackTexts | undefined;
  groups: CommandGroup[];
  synonyms: string[][];
  textIndex: string;
}

/** The texts of the menu itself: they come with its index. */
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

/** Path of a language's file. */
export const commandIndexPath = (language: string): `/${string}` => `/indexes/commands-${language}.json`;
