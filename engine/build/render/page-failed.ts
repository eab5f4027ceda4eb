import { PlainError } from '../../content/problems.ts';

/** Thrown where a page could not be rendered; the message names the page and the reason. */
export class PageFailed extends PlainError {
  override name = 'PageFailed';
  constructor(page: string, reason: string) {
    super(`${page}: ${reason}`);
  }
}
