const duration = 2000;

/** The joke ends by itself; Escape ends it early. The dialog locks the page and gives the focus back. */
export function startJoke(): void {
  const joke = document.querySelector<HTMLDialogElement>('dialog#joke');
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    clearTimeout(timer);
    if (joke?.open) timer = setTimeout(() => joke.close(), duration);
  };
  if (!joke) return;
  follow();
  new MutationObserver(follow).observe(joke, { attributeFilter: ['open'] });
}

startJoke();
