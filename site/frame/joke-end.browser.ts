const duration = 2000;

/** Closes the joke after its time; Escape closes it early. The dialog locks the page and returns the focus. */
export function startJoke(): void {
  const joke = document.querySelector<HTMLDialogElement>('dialog#joke');
  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    if (joke?.open) timer = setTimeout(() => joke.close(), duration);
  };
  if (!joke) return;
  restartTimer();
  new MutationObserver(restartTimer).observe(joke, { attributeFilter: ['open'] });
}

startJoke();
