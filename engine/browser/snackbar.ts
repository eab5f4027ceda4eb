import type { NoticeKind } from './notify.ts';

/** How long a message stays, in milliseconds; longer while it is hovered or focused. */
const duration = 6000;

interface Notice {
  text: string;
  kind: NoticeKind;
}

/** Shows messages at the bottom of the page, each replacing the one before. */
export function startSnackbar(): void {
  const region = document.getElementById('snackbar');
  const template = region?.querySelector('template')?.content.firstElementChild;
  if (!region || !template) return;
  let timer: ReturnType<typeof setInterval>;
  /** The element that had the focus before the message, and gets it back. */
  let opener: HTMLElement | null;

  const closeMessage = () => {
    clearInterval(timer);
    const message = region.querySelector(':scope > [data-kind]');
    if (message?.matches(':focus-within')) opener?.focus({ preventScroll: true });
    message?.remove();
  };
  addEventListener('notify', (event) => {
    const { text, kind } = (event as CustomEvent<Notice>).detail;
    closeMessage();
    opener = document.activeElement as HTMLElement | null;
    const message = template.cloneNode(true) as HTMLElement;
    message.dataset.kind = kind;
    const paragraph = message.querySelector('p');
    if (paragraph) paragraph.textContent = text;
    message.querySelector('button')?.addEventListener('click', closeMessage);
    region.append(message);
    // Errors stay until they are closed or replaced.
    if (kind === 'error') return;
    timer = setInterval(() => {
      if (!message.matches(':hover, :focus-within')) closeMessage();
    }, duration);
  });
}
