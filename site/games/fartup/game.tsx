import { type Fields, z } from 'fitout/schemas';
import { Island, illustrate, type PageSource, useLanguage } from 'fitout/ui';
import { island as fartup } from './fartup.island.tsx';
import styles from './fartup.module.css';
import { readScenery } from './read-scenery.ts';

/** `game.yaml`: the drawing in `pictures/` that contains the parts of the game’s world. */
export const schema = ({ picture }: Fields) => z.strictObject({ scenery: picture });

const rules = ['glider_rule_fly', 'glider_rule_gates', 'glider_rule_steps', 'glider_rule_day'] as const;

/** The data of the game, or of a replay in a text. */
export function makeData({ content, t, ...source }: PageSource, { scenery }: { scenery: string }) {
  const game = content.games.find(({ slug }) => slug === 'fartup');
  if (!game) throw new Error('games.yaml has no game fartup');
  return {
    slug: game.slug,
    name: t(game.title),
    picture: illustrate({ content, t, ...source }, game.picture, `${game.slug}-arcade`),
    scenery: readScenery(content.pictures, scenery),
  };
}

/** A note that the game needs JavaScript, shown only without it. */
export function Above() {
  const { t } = useLanguage();
  return <p className={styles.note}>{t('glider_no_script')}</p>;
}

/** The game, which loads on the first interaction. */
export function Game({ data }: { data: ReturnType<typeof makeData> }) {
  return <Island of={fartup} props={data} wake="query" stored="games" />;
}

/** The rules, beside the game on wide screens. */
export function Beside() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="rules" className={styles.rules}>
      <h2 id="rules">{t('glider_rules')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  );
}
