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

/** The maximum number of device pixels to draw: as many as a phone can fill sixty times a second. */
const maxPixels = 1_500_000;

/** The picture of a round: the sky on one canvas, drawn once, and everything that moves on another. */
export function Stage({ round, scenery, still, onReady, onFail, onFrame }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onReady, onFail, onFrame });
  callbacks.current = { onReady, onFail, onFrame };
  useEffect(() => {
    const [sky, front] = box.current?.querySelectorAll('canvas') ?? [];
    if (!sky || !front || !box.current) return;
    let sprites: Sprites | undefined;
    let fit: Fit | undefined;
    let ratio = 1;
    let stale = true;
    let lastRequest = 0;
    const resize = async () => {
      const { width, height } = front.getBoundingClientRect();
      if (width === 0) return;
      const request = ++lastRequest;
      const next = fitWorld(width, height);
      const nextRatio = Math.min(devicePixelRatio, 2, Math.sqrt(maxPixels / (width * height)));
      try {
        const loaded = await loadSprites(scenery, next.scale * nextRatio);
        if (request !== lastRequest) return;
        for (const canvas of [sky, front]) {
          canvas.width = Math.round(width * nextRatio);
          canvas.height = Math.round(height * nextRatio);
        }
        [sprites, fit, ratio, stale] = [loaded, next, nextRatio, true];
        drawSky(sky, loaded);
        callbacks.current.onReady();
      } catch (error) {
        console.warn('the scenery did not load', error);
        callbacks.current.onFail();
      }
    };
    const observer = new ResizeObserver(() => void resize());
    observer.observe(box.current);
    let last = 0;
    let frame = requestAnimationFrame(function drawFrame(now) {
      frame = requestAnimationFrame(drawFrame);
      const moment = round.advance(last ? Math.min(now - last, 100) : 0);
      last = now;
      if (sprites && fit && (stale || !round.held)) drawScene(front, sprites, fit, moment, { ratio, still });
      if (sprites) stale = false;
      callbacks.current.onFrame();
    });
    return () => {
      lastRequest = -1;
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
