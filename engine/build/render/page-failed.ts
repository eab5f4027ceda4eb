import { PlainError } from '../../content/problems.ts';

/** Thrown where pages cannot be rendered; the message names them and says why. */
export class PageFailed extends PlainError {
  override name = 'PageFailed';
  constructor(page: string, reason: string) {
    super(`${page}: ${reason}`);
  }
}
