import { startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router';
import { PageTurnContext } from '../ui/navigation/page-turn.ts';
import type { Navigation, Shown } from './navigation.ts';
import { useScroll } from './scroll.ts';
import { Site } from './site.tsx';

/** The site in the browser: shows what the navigation leads to, with a view transition where one is asked for. */
export function LiveSite({ navigation }: { navigation: Navigation }) {
  const [shown, setShown] = useState(navigation.shown);
  const [turn, setTurn] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    // Read anew each time: while a transition takes its picture, the visitor may have gone on.
    const update = () => setShown(navigation.shown);
    const show = (before: Shown, animated: boolean) => {
      if (!animated || !document.startViewTransition) return startTransition(update);
      const pages = [before.location.pathname, navigation.shown.location.pathname];
      // The old page needs its names before its picture is taken.
      flushSync(() => setTurn(pages));
      const transition = document.startViewTransition(() => flushSync(update));
      // Skipped by a later one, or in a tab that nobody sees: the page is shown all the same.
      transition.ready.catch(() => undefined);
      void transition.finished.then(() => setTurn((now) => (now === pages ? [] : now)));
    };
    return navigation.listen(show);
  }, [navigation]);
  useScroll(shown);
  return (
    <Router location={shown.location} navigator={navigation}>
      <PageTurnContext value={turn}>
        <Site page={shown} />
      </PageTurnContext>
    </Router>
  );
}
