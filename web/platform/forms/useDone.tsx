import { useState, useSyncExternalStore } from 'react';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { type Translate, useTranslation } from '../words.ts';

type Say = (t: Translate) => string;

/** Says what has just been done. */
export type TellDone = (say: Say) => void;

/** How much has been said on this page so far: what is said later takes the place of what was said before, wherever that stands. */
let told = 0;
const listeners = new Set<() => void>();

/**
 * Says what has just been done, in the language of the moment; draw `done` near the buttons. Only the latest is on show.
 */
export function useDone() {
  const { t } = useTranslation();
  const latest = useSyncExternalStore(listen, () => told);
  const [words, setWords] = useState<{ say: Say; place: number }>();
  const tellDone: TellDone = (say) => {
    told += 1;
    setWords({ say, place: told });
    for (const hear of listeners) hear();
  };
  return {
    isDone: words !== undefined,
    tellDone,
    done: (
      <Status>
        {words?.place === latest && (
          // the same words once more are said once more
          <Notice key={words.place} tone="success">
            <p>{words.say(t)}</p>
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
