import { PlainError } from '../../content/problems.ts';

export class PageFailed extends PlainError {
  override name = 'PageFailed';
  constructor(page: string, reason: string) {
    super(`${page}: ${reason}`);
  }
}
