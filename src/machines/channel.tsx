import { useState } from 'react';
import type { MachineWords } from '../content/machines.ts';
import { type ChannelSettings, channelAt, type Happening, horizon, planks, runChannel } from './channel-run.ts';
import { fillWord } from './fill-word.ts';
import { Range } from './range.tsx';
import { Said } from './said.tsx';
import { useClock } from './use-clock.ts';

type Words = MachineWords<'channel'>;

/** Three goroutines, a channel and a deadline: first as it is after 400 milliseconds. */
export function Channel({ words }: { words: Words }) {
  const [settings, setSettings] = useState<ChannelSettings>({ deadline: 700, room: 3, listens: true });
  const [{ moment, fresh }, setMoment] = useState({ moment: 400, fresh: true });
  const [slower, setSlower] = useState(5);
  const [running, setRunning] = useState(false);
  const [said, say] = useState('');
  const happenings = runChannel(settings);
  const end = happenings.at(-1)?.at ?? 0;

  const change = (changed: Partial<ChannelSettings>) => {
    setSettings({ ...settings, ...changed });
    setMoment({ moment: 0, fresh: false });
    setRunning(false);
  };
  const goTo = (next: number, from = moment) => {
    setMoment({ moment: next, fresh: false });
    const told = happenings.filter(({ at }) => at > from && at <= next).map((one) => sentence(words, one));
    if (told.length > 0) say(told.join(' '));
    if (next >= end) setRunning(false);
  };
  const step = () => {
    const from = moment >= end ? 0 : moment;
    goTo(happenings.find(({ at }) => at > from)?.at ?? end, from);
  };
  useClock(running, (passed) => goTo(Math.min(moment + passed / slower, end)));

  return (
    <>
      <Picture {...{ words, settings, moment, happenings }} />
      <div className="machine-controls needs-script">
        <button
          type="button"
          className="machine-moves"
          onClick={() => {
            if (!running && (fresh || moment >= end)) setMoment({ moment: 0, fresh: false });
            setRunning(!running);
          }}
        >
          {running ? words.stop : words.run}
        </button>
        <button type="button" onClick={step}>
          {words.step}
        </button>
        <Range
          className="machine-moves"
          name={fillWord(words.slower, { count: slower })}
          min={1}
          max={20}
          value={slower}
          onValue={setSlower}
        />
        <Range
          name={fillWord(words.deadline, { ms: settings.deadline })}
          min={100}
          max={1180}
          step={120}
          value={settings.deadline}
          onValue={(deadline) => change({ deadline })}
        />
        <Range
          name={fillWord(words.room, { count: settings.room })}
          min={0}
          max={3}
          value={settings.room}
          onValue={(room) => change({ room })}
        />
        <label>
          <input
            type="checkbox"
            checked={settings.listens}
            onChange={({ target }) => change({ listens: target.checked })}
          />
          {words.listens}
        </label>
      </div>
      <Said>{said}</Said>
    </>
  );
}

function sentence(words: Words, { at, what, wood }: Happening): string {
  const said = { taken: words.taken, stored: words.stored, stuck: words.stuck, stopped: words.stopped };
  return fillWord({ ...said, deadline: words.home, all: words.all }[what], { ms: at, wood: wood ? words[wood] : '' });
}

interface PictureProps {
  words: Words;
  settings: ChannelSettings;
  moment: number;
  happenings: readonly Happening[];
}

/** The planks on a line of time with the deadline across it, the places of the channel, and what main has. */
function Picture({ words, settings, moment, happenings }: PictureProps) {
  const { planks: sawn, stored, taken, gone } = channelAt(happenings, moment);
  const nameOf = (wood?: keyof Words) => wood && words[wood];
  const states = { taken: words.isTaken, stopped: words.isStopped, stored: words.isStored, stuck: words.isStuck };
  return (
    <>
      <p>
        <strong>{Math.round(moment)} ms</strong>
      </p>
      <dl className="machine-planks">
        {sawn.map(({ wood, what, until }, index) => (
          <div key={wood} data-is={what}>
            <dt>
              <code>{words[wood]}</code>
            </dt>
            <svg viewBox={`0 0 ${horizon} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={planks[index]?.effort} height="10" fill="var(--wash)" />
              <rect width={until} height="10" fill="var(--marigold)" />
              <path d={`M${settings.deadline} 0v10`} />
            </svg>
            <dd>{(what && states[what as keyof typeof states]) ?? words.isSawing}</dd>
          </div>
        ))}
      </dl>
      <p className="machine-places">
        {words.channel}{' '}
        {Array.from({ length: settings.room }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a channel stay where they are.
          <i key={place}>{nameOf(stored[place])}</i>
        ))}
      </p>
      <p>
        main: {taken.map(nameOf).join(', ') || '–'}
        {gone && ` · ${words.isGone}`}
      </p>
    </>
  );
}
