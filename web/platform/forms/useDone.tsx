import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { type Translate, useTranslation } from '../words.ts';

type Say = (t: Translate) => string;

/** Reports what has just been done; `more` stands below the words, for example a button that undoes it. */
export type TellDone = (say: Say, more?: ReactNode) => void;

/** Counts the reports on this page. A newer report replaces the older one, wherever that is. */
let told = 0;
const listeners = new Set<() => void>();

/**
 * Reports what has just been done, in the present language. Render `done` near the buttons; only the latest report is
 * shown.
 */
export function useDone() {
  const { t } = useTranslation();
  const latest = useSyncExternalStore(listen, () => told);
  const [words, setWords] = useState<{ say: Say; more: ReactNode; place: number }>();
  const tellDone: TellDone = (say, more) => {
    told += 1;
    setWords({ say, more, place: told });
    for (const hear of listeners) hear();
  };
  return {
    isDone: words !== undefined,
    tellDone,
    done: (
      <Status>
        {words?.place === latest && (
          // a new key, so that screen readers announce an equal text again
          <Notice key={words.place} tone="success">
            <p>{words.say(t)}</p>
            {words.more}
          </Notice>
        )}
      </Status>
    ),
  };
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
