import type { NoticeKind } from './notify.ts';

/** How long a message stays, in milliseconds; longer while it is pointed at or focused, and where it tells of a failure. */
const stay = 6000;

interface Notice {
  text: string;
  kind: NoticeKind;
}

/** Shows messages at the foot of the page, one at a time, in their order. */
export function startSnackbar(): void {
  const region = document.getElementById('snackbar');
  const pattern = region?.querySelector('template')?.content.firstElementChild;
  if (!region || !pattern) return;
  const queue: Notice[] = [];
  let timer: ReturnType<typeof setInterval>;

  const showNext = () => {
    clearInterval(timer);
    region.querySelector(':scope > [data-kind]')?.remove();
    const [notice] = queue;
    if (!notice) return;
    const message = pattern.cloneNode(true) as HTMLElement;
    message.dataset.kind = notice.kind;
    const text = message.querySelector('p');
    if (text) text.textContent = notice.text;
    message.querySelector('button')?.addEventListener('click', end);
    region.append(message);
    timer = setInterval(() => {
      // What went wrong stays until it is closed, or until there is more to say.
      const waits = notice.kind === 'error' && queue.length < 2;
      if (!waits && !message.matches(':hover, :focus-within')) end();
    }, stay);
  };
  const end = () => {
    queue.shift();
    showNext();
  };
  addEventListener('notify', (event) => {
    queue.push((event as CustomEvent<Notice>).detail);
    if (queue.length === 1) showNext();
  });
}
