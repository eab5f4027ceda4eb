import type { Dictionary } from '../content/content.ts';
import type { FallbackTexts } from '../i18n/fallback-texts.ts';

/**
 * What an island shows, as JSON: in the attribute `data-island`, or in a file that is loaded together with its script and
 * named in `data-file`.
 */
export interface IslandData {
  props: object;
  texts: Dictionary;
  fallback?: FallbackTexts;
}
