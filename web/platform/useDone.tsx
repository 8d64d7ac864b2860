import { useState } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { Status } from '../ui/Status.tsx';
import { type Translate, useTranslation } from './words.ts';

type Say = (t: Translate) => string;

/** Says what has just been done. */
export type TellDone = (say: Say) => void;

/**
 * Says what has just been done, in the language of the moment; draw `done` near the buttons.
 */
export function useDone() {
  const { t } = useTranslation();
  const [words, setWords] = useState<{ say: Say; times: number }>();
  const tellDone: TellDone = (say) => setWords((before) => ({ say, times: (before?.times ?? 0) + 1 }));
  return {
    isDone: words !== undefined,
    tellDone,
    done: (
      <Status>
        {words && (
          // the same words once more are said once more
          <Notice key={words.times} tone="success">
            <p>{words.say(t)}</p>
          </Notice>
        )}
      </Status>
    ),
  };
}
