import { defineIsland, type Translate, useLanguage } from 'fitout/islands';
import { useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import { Range } from '../../demo-parts/range.tsx';
import { useClock } from '../../demo-parts/use-clock.ts';
import styles from './channel.module.css';
import {
  type ChannelEvent,
  type ChannelSettings,
  channelAt,
  horizon,
  planks,
  runChannel,
  type Wood,
} from './channel-run.ts';

/** Three goroutines, a channel and a deadline: at first shown at 400 milliseconds. */
function Channel() {
  const { t } = useLanguage();
  const [settings, setSettings] = useState<ChannelSettings>({ deadline: 700, room: 3, listens: true });
  const [{ moment, fresh }, setMoment] = useState({ moment: 400, fresh: true });
  const [slower, setSlower] = useState(5);
  const [running, setRunning] = useState(false);
  const [message, say] = useState('');
  const events = runChannel(settings);
  const end = events.at(-1)?.at ?? 0;

  const change = (changed: Partial<ChannelSettings>) => {
    setSettings({ ...settings, ...changed });
    setMoment({ moment: 0, fresh: false });
    setRunning(false);
  };
  const goTo = (next: number, from = moment) => {
    setMoment({ moment: next, fresh: false });
    const descriptions = events.filter(({ at }) => at > from && at <= next).map((one) => describeEvent(t, one));
    if (descriptions.length > 0) say(descriptions.join(' '));
    if (next >= end) setRunning(false);
  };
  const step = () => {
    const from = moment >= end ? 0 : moment;
    goTo(events.find(({ at }) => at > from)?.at ?? end, from);
  };
  useClock(running, (passed) => goTo(Math.min(moment + passed / slower, end)));

  return (
    <>
      <Picture {...{ settings, moment, events }} />
      <div className="demo-controls needs-script">
        <button
          type="button"
          className="demo-moves"
          onClick={() => {
            if (!running && (fresh || moment >= end)) setMoment({ moment: 0, fresh: false });
            setRunning(!running);
          }}
        >
          {running ? t('channel_stop') : t('channel_run')}
        </button>
        <button type="button" onClick={step}>
          {t('channel_step')}
        </button>
        <Range
          className="demo-moves"
          name={t('channel_slower', { count: slower })}
          min={1}
          max={20}
          value={slower}
          onValue={setSlower}
        />
        <Range
          name={t('channel_deadline', { ms: String(settings.deadline) })}
          min={100}
          max={1180}
          step={120}
          value={settings.deadline}
          onValue={(deadline) => change({ deadline })}
        />
        <Range
          name={t('channel_room', { count: settings.room })}
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
          {t('channel_listens')}
        </label>
      </div>
      <LiveMessage>{message}</LiveMessage>
    </>
  );
}

function describeEvent(t: Translate, { at, kind, wood }: ChannelEvent): string {
  const values = { ms: String(at), wood: wood ? nameOf(t, wood) : '' };
  if (kind === 'taken') return t('channel_taken', values);
  if (kind === 'stored') return t('channel_stored', values);
  if (kind === 'stuck') return t('channel_stuck', values);
  if (kind === 'stopped') return t('channel_stopped', values);
  return kind === 'deadline' ? t('channel_home', values) : t('channel_all');
}

const nameOf = (t: Translate, wood: Wood): string =>
  ({ slow: t('channel_slow'), middle: t('channel_middle'), quick: t('channel_quick') })[wood];

interface PictureProps {
  settings: ChannelSettings;
  moment: number;
  events: readonly ChannelEvent[];
}

/** The planks on a timeline with the deadline across it, the places of the channel, and the planks main has taken. */
function Picture({ settings, moment, events }: PictureProps) {
  const { t } = useLanguage();
  const { planks: sawn, stored, taken, gone } = channelAt(events, moment);
  const states = {
    taken: t('channel_is_taken'),
    stopped: t('channel_is_stopped'),
    stored: t('channel_is_stored'),
    stuck: t('channel_is_stuck'),
  };
  return (
    <>
      <p>
        <strong>{Math.round(moment)} ms</strong>
      </p>
      <dl className={styles.planks}>
        {sawn.map(({ wood, kind, until }, index) => (
          <div key={wood} data-is={kind}>
            <dt>
              <code>{nameOf(t, wood)}</code>
            </dt>
            <svg viewBox={`0 0 ${horizon} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={planks[index]?.effort} height="10" fill="var(--wash)" />
              <rect width={until} height="10" fill="var(--marigold)" />
              <path d={`M${settings.deadline} 0v10`} />
            </svg>
            <dd>{(kind && states[kind as keyof typeof states]) ?? t('channel_is_sawing')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.places}>
        {t('channel_channel')}{' '}
        {Array.from({ length: settings.room }, (_, place) => (
          <i key={place}>{stored[place] && nameOf(t, stored[place])}</i>
        ))}
      </p>
      <p>
        main: {taken.map((wood) => nameOf(t, wood)).join(', ') || '–'}
        {gone && ` · ${t('channel_is_gone')}`}
      </p>
    </>
  );
}

export const island = defineIsland({
  name: 'channel',
  Component: Channel,
  words: [
    'channel_slow',
    'channel_middle',
    'channel_quick',
    'channel_is_sawing',
    'channel_is_taken',
    'channel_is_stopped',
    'channel_is_stored',
    'channel_is_stuck',
    'channel_channel',
    'channel_is_gone',
    'channel_run',
    'channel_stop',
    'channel_step',
    'channel_slower',
    'channel_deadline',
    'channel_room',
    'channel_listens',
    'channel_taken',
    'channel_stopped',
    'channel_stored',
    'channel_stuck',
    'channel_home',
    'channel_all',
  ],
});
