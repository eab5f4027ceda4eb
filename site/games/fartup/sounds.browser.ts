import type { GameEvent } from './fly.ts';

/** A tone: pitch and length, from which it slides, and how it is shaped. */
interface Tone {
  hertz: number;
  to?: number;
  seconds: number;
  shape?: OscillatorType;
  /** Seconds until it begins. */
  after?: number;
}

/** Small sounds, made as they are needed: no files. */
export interface Sounds {
  /** @param height from 0, the sea, to 1, the ceiling: higher sounds higher */
  happen: (event: GameEvent | 'end', height: number) => void;
  /** Where you are and where the gap is: two tones, the gap's to the right. */
  compare: (here: number, gap: number | undefined) => void;
}

/** Two octaves and a half, from the sea to the ceiling. */
const pitchOf = (height: number): number => 180 * 2 ** (height * 2.5);

let context: AudioContext | undefined;

/**
 * @param volume from 0 to 1
 * @returns sounds that make none where the browser has none
 */
export function makeSounds(volume: number): Sounds {
  const play = (tone: Tone, pan = 0) => {
    try {
      context ??= new AudioContext();
      void context.resume();
      sound(context, tone, pan, volume);
    } catch {
      // A browser without sound plays on.
    }
  };
  return {
    happen(event, height) {
      const hertz = pitchOf(height);
      if (event === 'puff') play({ hertz: hertz * 0.8, to: hertz, seconds: 0.12, shape: 'sawtooth' });
      if (event === 'coin') play({ hertz: 990, to: 1320, seconds: 0.14, shape: 'square' });
      if (event === 'gate') play({ hertz: 520, to: 660, seconds: 0.12, shape: 'triangle' });
      if (event === 'hit' || event === 'breathless') play({ hertz: 160, to: 60, seconds: 0.3, shape: 'sawtooth' });
      if (event === 'end') play({ hertz: 440, to: 220, seconds: 0.6, shape: 'triangle' });
    },
    compare(here, gap) {
      play({ hertz: pitchOf(here), seconds: 0.12, shape: 'triangle' }, -0.6);
      if (gap !== undefined) play({ hertz: pitchOf(gap), seconds: 0.2, shape: 'sine', after: 0.16 }, 0.7);
    },
  };
}

function sound(
  audio: AudioContext,
  { hertz, to = hertz, seconds, shape = 'sine', after = 0 }: Tone,
  pan: number,
  volume: number,
): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  const side = audio.createStereoPanner();
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + seconds);
  loudness.gain.setValueAtTime(volume * 0.25, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  side.pan.value = pan;
  tone.connect(loudness).connect(side).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
