/** Ends the introduction after its animation, on its button, and on Escape. */
export function startIntro(): void {
  const intro = document.getElementById('intro');
  if (!intro) return;
  const end = () => {
    delete document.documentElement.dataset.intro;
  };
  intro.addEventListener('animationend', ({ target }) => target === intro && end());
  intro.querySelector('button')?.addEventListener('click', end);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') end();
  });
}

startIntro();
