import { world } from '../../games/fartup/rules.ts';
import styles from './evidence.module.css';
import type { Trace } from './round-trace.ts';

interface Props {
  trace: Trace;
  presses: readonly number[];
  tick: number;
}

/** What is seen of the world, and where the glider stands in it, in pixels of the world. */
const [width, stand] = [1600, 560];

/** The flight as far as a tick: its course, its way, and a dot for each press. */
export function FlightView({ trace: { course, moments, taken }, presses, tick }: Props) {
  const { x = 0, y = 0 } = moments[tick] ?? {};
  const left = x - stand;
  const isSeen = (one: number) => one > left - world.gate && one < left + width;
  const way = moments.slice(0, tick + 1).filter((moment, at) => (at % 8 === 0 || at === tick) && isSeen(moment.x));
  return (
    <svg viewBox={`${left} 0 ${width} ${world.height}`} aria-hidden="true" className={styles.flight}>
      {course.gates
        .filter((gate) => isSeen(gate.x))
        .map((gate) => (
          <path
            key={gate.x}
            d={`M${gate.x} -9h${world.gate}V${gate.top}h-${world.gate}zm0 ${world.height + 18}h${world.gate}V${gate.bottom}h-${world.gate}z`}
          />
        ))}
      {course.coins.map((coin, index) =>
        isSeen(coin.x) && !((taken.get(index) ?? Infinity) <= tick) ? (
          <circle key={`${coin.x}`} cx={coin.x} cy={coin.y} r="16" />
        ) : undefined,
      )}
      <polyline points={way.map((moment) => `${moment.x},${moment.y}`).join(' ')} />
      {presses.map((press) => {
        const moment = moments[press];
        return press < tick && moment && isSeen(moment.x) ? (
          <circle key={press} cx={moment.x} cy={moment.y} r="11" className={styles.press} />
        ) : undefined;
      })}
      <circle cx={x} cy={y} r={world.radius + 8} className={styles.glider} />
    </svg>
  );
}
