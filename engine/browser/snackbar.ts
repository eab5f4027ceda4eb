import type { NoticeKind } from './notify.ts';

/** How long a message stays, in milliseconds; longer while it is hovered or focused. */
const stay = 6000;

interface Notice {
  text: string;
  kind: NoticeKind;
}

/** Shows messages at the bottom of the page, each replacing the one before. */
export function startSnackbar(): void {
  const region = document.getElementById('snackbar');
  const pattern = region?.querySelector('template')?.content.firstElementChild;
  if (!region || !pattern) return;
  let timer: ReturnType<typeof setInterval>;
  /** What had the focus when the message came, and gets it back. */
  let opener: HTMLElement | null;

  const end = () => {
    clearInterval(timer);
    const message = region.querySelector(':scope > [data-kind]');
    if (message?.matches(':focus-within')) opener?.focus({ preventScroll: true });
    message?.remove();
  };
  addEventListener('notify', (event) => {
    const { text, kind } = (event as CustomEvent<Notice>).detail;
    end();
    opener = document.activeElement as HTMLElement | null;
    const message = pattern.cloneNode(true) as HTMLElement;
    message.dataset.kind = kind;
    const words = message.querySelector('p');
    if (words) words.textContent = text;
    message.querySelector('button')?.addEventListener('click', end);
    region.append(message);
    // Errors stay until they are closed or replaced.
    if (kind === 'error') return;
    timer = setInterval(() => {
      if (!message.matches(':hover, :focus-within')) end();
    }, stay);
  });
}
