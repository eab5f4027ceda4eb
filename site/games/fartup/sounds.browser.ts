import type { GameEvent } from './fly.ts';

/** A tone: its pitch, the pitch to which it slides, its duration and its waveform. */
interface Tone {
  hertz: number;
  to?: number;
  seconds: number;
  shape?: OscillatorType;
  /** Delay in seconds. */
  after?: number;
}

/** Short sounds, generated on demand: no files. */
export interface Sounds {
  /** @param height from 0 (the sea) to 1 (the ceiling): higher places have a higher pitch */
  play: (event: GameEvent | 'end', height: number) => void;
  /** Plays the height of the player and that of the gap as two tones, the gap’s on the right. */
  compare: (here: number, gap: number | undefined) => void;
}

/** A range of two and a half octaves, from the sea to the ceiling. */
const pitchOf = (height: number): number => 180 * 2 ** (height * 2.5);

let context: AudioContext | undefined;

/**
 * @param volume from 0 to 1
 * @returns sounds, which are silent if the browser has no audio
 */
export function makeSounds(volume: number): Sounds {
  const playTone = (tone: Tone, pan = 0) => {
    try {
      context ??= new AudioContext();
      void context.resume();
      startTone(context, tone, pan, volume);
    } catch {
      // The game goes on without sound.
    }
  };
  return {
    play(event, height) {
      const hertz = pitchOf(height);
      if (event === 'puff') playTone({ hertz: hertz * 0.8, to: hertz, seconds: 0.12, shape: 'sawtooth' });
      if (event === 'coin') playTone({ hertz: 990, to: 1320, seconds: 0.14, shape: 'square' });
      if (event === 'gate') playTone({ hertz: 520, to: 660, seconds: 0.12, shape: 'triangle' });
      if (event === 'hit' || event === 'breathless') playTone({ hertz: 160, to: 60, seconds: 0.3, shape: 'sawtooth' });
      if (event === 'end') playTone({ hertz: 440, to: 220, seconds: 0.6, shape: 'triangle' });
    },
    compare(here, gap) {
      playTone({ hertz: pitchOf(here), seconds: 0.12, shape: 'triangle' }, -0.6);
      if (gap !== undefined) playTone({ hertz: pitchOf(gap), seconds: 0.2, shape: 'sine', after: 0.16 }, 0.7);
    },
  };
}

function startTone(
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
