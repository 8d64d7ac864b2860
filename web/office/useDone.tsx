import { useState } from 'react';
import { type Translate, useTranslation } from '../platform/words.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says what has just been done, in the language of the moment; draw `done` near the buttons. */
export function useDone() {
  const { t } = useTranslation();
  const [words, setWords] = useState<{ say: (t: Translate) => string }>();
  return {
    isDone: words !== undefined,
    tellDone: (say: (t: Translate) => string) => setWords({ say }),
    done: (
      <div role="status" className={words ? undefined : 'visually-hidden'}>
        {words && (
          <Notice tone="success">
            <p>{words.say(t)}</p>
          </Notice>
        )}
      </div>
    ),
  };
}
