import { defineIsland, useLanguage } from 'fitout/islands';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { LiveMessage } from '../../demo-parts/live-message.tsx';
import { Pane } from '../../demo-parts/pane.tsx';
import panes from '../../demo-parts/panes.module.css';
import styles from './renders.module.css';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The number of renders of all rows of a panel together; each row adds its own. */
type Tally = RefObject<number>;

type Say = (text: string) => void;

/** The same rows in a panel’s own JSX, which its state renders again, and passed as children, which it does not. */
function Renders() {
  const { t } = useLanguage();
  const [round, setRound] = useState(0);
  const say = useRef<Say>(() => undefined);
  const restart = () => {
    setRound(round + 1);
    say.current('');
  };
  return (
    <>
      <Panels key={round} say={say} />
      <div className="demo-controls needs-script">
        <button type="button" onClick={restart}>
          {t('renders_restart')}
        </button>
      </div>
      <Report say={say} />
    </>
  );
}

function Panels({ say }: Pick<PanelProps, 'say'>) {
  const { t } = useLanguage();
  const [inside, outside] = [useRef(0), useRef(0)];
  return (
    <div className={panes.panes}>
      <PanelWithRows tally={inside} say={say} />
      <Panel name={t('renders_children')} tally={outside} say={say}>
        <Rows tally={outside} />
      </Panel>
    </div>
  );
}

interface PanelProps {
  tally: Tally;
  say: RefObject<Say>;
}

function PanelWithRows({ tally, say }: PanelProps) {
  const { t } = useLanguage();
  const panel = usePanel(tally, say);
  return (
    <Box name={t('renders_inside')} {...panel}>
      <Rows tally={tally} />
    </Box>
  );
}

function Panel({ name, tally, say, children }: PanelProps & { name: string; children: ReactNode }) {
  const panel = usePanel(tally, say);
  return (
    <Box name={name} {...panel}>
      {children}
    </Box>
  );
}

/** The state of a panel; after each press it reports what was rendered. */
function usePanel(tally: Tally, say: PanelProps['say']) {
  const { t } = useLanguage();
  const [presses, setPresses] = useState(0);
  const renders = useRef(0);
  renders.current++;
  useEffect(() => {
    if (presses > 0) say.current(t('renders_said', { presses, panel: renders.current, rows: tally.current }));
  }, [presses, say, t, tally]);
  return { renders: renders.current, isLit: presses % 2 === 1, onPress: () => setPresses(presses + 1) };
}

interface BoxProps {
  name: string;
  renders: number;
  isLit: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Box({ name, renders, isLit, onPress, children }: BoxProps) {
  const { t } = useLanguage();
  return (
    <Pane name={name} className={isLit ? styles.lit : undefined}>
      <p>{t('renders_panel', { times: renders })}</p>
      <div aria-hidden="true" className={styles.rows}>
        {children}
      </div>
      <div className="demo-controls needs-script">
        <button type="button" aria-pressed={isLit} onClick={onPress}>
          {t('renders_light')}
        </button>
      </div>
    </Pane>
  );
}

function Rows({ tally }: { tally: Tally }) {
  return rows.map((row) => <Row key={row} tally={tally} />);
}

function Row({ tally }: { tally: Tally }) {
  const times = useRef(0);
  times.current++;
  useEffect(() => {
    tally.current++;
  });
  return <i className={times.current > 1 ? styles.again : undefined}>{times.current}</i>;
}

/** The message has its own state, so that changing it renders no row. */
function Report({ say }: Pick<PanelProps, 'say'>) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    say.current = setMessage;
  }, [say]);
  return <LiveMessage>{message}</LiveMessage>;
}

export const island = defineIsland({
  name: 'renders',
  Component: Renders,
  words: ['renders_inside', 'renders_children', 'renders_panel', 'renders_light', 'renders_said', 'renders_restart'],
});
