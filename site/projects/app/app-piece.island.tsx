import { defineIsland, useLanguage } from 'fitout/islands';
import { useState } from 'react';

/** Its first render is also the drawing for visitors without JavaScript. */
function Piece() {
  const { t } = useLanguage();
  const [steps, setSteps] = useState(0);
  return (
    <>
      <p aria-live="polite">{t('app_piece_steps', { steps })}</p>
      <div className="demo-controls">
        <button type="button" onClick={() => setSteps(steps + 1)}>
          {t('app_piece_step')}
        </button>
      </div>
    </>
  );
}

export const island = defineIsland({
  name: 'app-piece',
  Component: Piece,
  words: ['app_piece_steps', 'app_piece_step'],
});
