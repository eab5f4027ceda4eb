import { world } from '../../games/fartup/rules.ts';
import styles from './evidence.module.css';
import type { Trace } from './round-trace.ts';

interface Props {
  trace: Trace;
  presses: readonly number[];
  tick: number;
}

/** The visible width of the world, and the glider’s distance from its left edge, in pixels of the world. */
const [width, stand] = [1600, 400];

/** The flight up to a tick: its course, its path, and a dot for each press. */
export function FlightView({ trace: { course, moments, taken }, presses, tick }: Props) {
  const { x = 0, y = 0 } = moments[tick] ?? {};
  const left = x - stand;
  const isSeen = (one: number) => one > left - world.gate && one < left + width;
  const path = moments
    .slice(0, tick + 1)
    .filter((moment, at) => (at % 16 === 0 || at === tick || presses.includes(at)) && isSeen(moment.x));
  const gates = course.gates.filter((gate) => isSeen(gate.x));
  const pressed = presses.flatMap((press) => {
    const moment = moments[press];
    return press < tick && moment && isSeen(moment.x) ? [moment] : [];
  });
  return (
    <svg viewBox={`${left} 0 ${width} ${world.height}`} aria-hidden="true" className={styles.flight}>
      <path
        d={gates
          .map(
            ({ x: at, top, bottom }) =>
              `M${at} -9h${world.gate}V${top}h-${world.gate}zM${at} ${world.height + 9}h${world.gate}V${bottom}h-${world.gate}z`,
          )
          .join('')}
      />
      {course.coins.map((coin, index) =>
        isSeen(coin.x) && !((taken.get(index) ?? Infinity) <= tick) ? (
          <circle key={`${coin.x}`} cx={coin.x} cy={coin.y} r="16" />
        ) : undefined,
      )}
      <polyline points={path.map((moment) => `${moment.x},${moment.y}`).join(' ')} />
      <path d={pressed.map((moment) => `M${moment.x} ${moment.y}h0`).join('')} className={styles.press} />
      <circle cx={x} cy={y} r={world.radius + 8} className={styles.glider} />
    </svg>
  );
}
