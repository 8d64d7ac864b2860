import type { ReactNode } from 'react';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { type Translate, useTranslation } from '../../platform/words.ts';
import { type Question, useConfirm } from '../../ui/actions/useConfirm.tsx';

/** A decision that is asked about first. */
type Asked<Done> = Pick<Question, 'title' | 'look'> & {
  /** What will happen, a paragraph each; those that do not apply are false. */
  consequence: ReactNode | readonly (ReactNode | false)[];
  /** The label of the button that decides. */
  yes: string;
  act: () => Promise<Done>;
  /** False if it is so certain that it is done at once. */
  isAsked?: boolean;
  /** What is reported afterwards, and what stands below that. */
  told?: (say: Translate, done: Done) => string;
  more?: ReactNode;
};

/**
 * A decision of the office in three steps: it names its consequence and asks, acts, and reports what was done. `ask` returns
 * whether it was done. Render `question` somewhere.
 */
export function useAsk(tellDone?: TellDone) {
  const { t } = useTranslation();
  const { confirm, confirmDialog: question } = useConfirm();

  async function ask<Done>({ isAsked = true, consequence, yes, act, told, more, ...asked }: Asked<Done>) {
    const isSure =
      !isAsked ||
      (await confirm({
        ...asked,
        consequence: Array.isArray(consequence) ? <Paragraphs of={consequence} /> : consequence,
        confirmLabel: yes,
        cancelLabel: t('shared.action.cancel'),
      }));
    if (!isSure) return false;
    const done = await act();
    if (told) tellDone?.((say) => told(say, done), more);
    return true;
  }

  return { ask, question };
}

function Paragraphs({ of: said }: { of: readonly (ReactNode | false)[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of an open question never change places
  return said.map((each, place) => (typeof each === 'string' ? <p key={place}>{each}</p> : each));
}
