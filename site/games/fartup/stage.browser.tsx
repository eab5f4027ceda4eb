import { useEffect, useRef } from 'react';
import { drawScene, drawSky, type Fit, fitWorld } from './draw-scene.browser.ts';
import { loadSprites, type Sprites } from './load-sprites.browser.ts';
import styles from './round.module.css';
import type { Round } from './run-round.browser.ts';
import type { Scenery } from './scenery.ts';

interface Props {
  round: Round;
  scenery: Scenery;
  still: boolean;
  onReady: () => void;
  onFail: () => void;
  onFrame: () => void;
}

/** Device pixels that are drawn at most: what a phone can fill sixty times a second. */
const mostPixels = 1_500_000;

/** The picture of a round: the sky on one canvas, which is drawn once, what moves on another. */
export function Stage({ round, scenery, still, onReady, onFail, onFrame }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef({ onReady, onFail, onFrame });
  told.current = { onReady, onFail, onFrame };
  useEffect(() => {
    const [sky, front] = box.current?.querySelectorAll('canvas') ?? [];
    if (!sky || !front || !box.current) return;
    let sprites: Sprites | undefined;
    let fit: Fit | undefined;
    let ratio = 1;
    let stale = true;
    let asked = 0;
    const resize = async () => {
      const { width, height } = front.getBoundingClientRect();
      if (width === 0) return;
      const number = ++asked;
      const next = fitWorld(width, height);
      const sharp = Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (width * height)));
      try {
        const loaded = await loadSprites(scenery, next.scale * sharp);
        if (number !== asked) return;
        for (const canvas of [sky, front]) {
          canvas.width = Math.round(width * sharp);
          canvas.height = Math.round(height * sharp);
        }
        [sprites, fit, ratio, stale] = [loaded, next, sharp, true];
        drawSky(sky, loaded);
        told.current.onReady();
      } catch (error) {
        console.warn('the scenery did not load', error);
        told.current.onFail();
      }
    };
    const observer = new ResizeObserver(() => void resize());
    observer.observe(box.current);
    let last = 0;
    let frame = requestAnimationFrame(function show(now) {
      frame = requestAnimationFrame(show);
      const moment = round.advance(last ? Math.min(now - last, 100) : 0);
      last = now;
      if (sprites && fit && (stale || !round.held)) drawScene(front, sprites, fit, moment, { ratio, still });
      if (sprites) stale = false;
      told.current.onFrame();
    });
    return () => {
      asked = -1;
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [round, scenery, still]);
  return (
    <div ref={box} className={styles.stage} aria-hidden="true">
      <canvas />
      <canvas />
    </div>
  );
}
