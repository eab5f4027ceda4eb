import { onAction } from './actions.ts';
import { notify } from './notify.ts';
import { readSaved, saveArticle } from './saved-articles.ts';

/** Save, Share, and copy buttons, for the text that they name or the code beside them. Their messages are in attributes, in the page’s language. */
export function startArticleActions(): void {
  const button = document.querySelector<HTMLElement>('[data-action="save"]');
  if (button) {
    const show = () => {
      button.ariaPressed = String(readSaved().includes(Number(button.dataset.number)));
    };
    show();
    addEventListener('storage', show);
    addEventListener('pageshow', show);
    onAction('save', () => {
      save(button);
      show();
    });
  }
  onAction('share', ({ dataset }) => void share(dataset));
  onAction(
    'copy',
    ({ dataset, parentElement }) =>
      void copy(dataset.text ?? parentElement?.querySelector('pre')?.textContent ?? '', dataset),
  );
}

function save({ dataset }: HTMLElement): void {
  const number = Number(dataset.number);
  const saved = !readSaved().includes(number);
  const stored = saveArticle(number, saved, (dataset.numbers ?? '').split(',').map(Number));
  if (!saved) notify(dataset.unsaved ?? '', 'info');
  else notify((stored ? dataset.saved : dataset.savedShort) ?? '', stored ? 'success' : 'info');
}

/** Shares the page’s address without the query and fragment of this visit. */
async function share(texts: DOMStringMap): Promise<void> {
  const link = location.origin + location.pathname;
  try {
    const title = document.querySelector('h1')?.textContent ?? document.title;
    if ('share' in navigator) return await navigator.share({ title, url: link });
  } catch (error) {
    // The visitor closed the share sheet. After another error, the clipboard is used.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  await copy(link, texts);
}

async function copy(text: string, { copied = '', failed = '' }: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(copied);
  } catch {
    notify(failed.replace('{{link}}', text), 'error');
  }
}
