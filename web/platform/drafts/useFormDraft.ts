import { useEffect, useState } from 'react';
import { type Draft, type Opened, openForm } from './draft.ts';

type FormState<V> = { values: V; baseline: V };

type Form<V> = {
  state: FormState<V>;
  isUnsaved: boolean;
  /** Replaces what is typed; the stored values stay the ones to compare with. */
  type: (values: V) => void;
};

export type FormDraft = {
  /** What to say of the draft above the form, if anything. */
  notice: 'restored' | 'outdated' | undefined;
  /** Puts what was typed on top of the newer stored data. */
  take: () => void;
  /** Forgets what was typed, here and where it is kept. */
  discard: () => void;
};

/** What the form begins with, and what happened to its draft meanwhile. */
export function useOpened<V extends object>(initial: V, draft: Draft | undefined): Opened<V> {
  const [opened] = useState(() => openForm(initial, draft?.kept));
  return opened;
}

/** Keeps whatever is unsaved, and forgets it once it is stored or taken back (D54). */
export function useFormDraft<V extends object>(
  draft: Draft | undefined,
  opened: Opened<V>,
  { state, isUnsaved, type }: Form<V>,
): FormDraft {
  const { values, baseline } = state;
  const [notice, setNotice] = useState<FormDraft['notice']>(opened.standing === 'fresh' ? undefined : opened.standing);
  const isOffered = notice === 'outdated';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keeper behind a draft never changes
  useEffect(() => {
    if (isUnsaved) draft?.keep({ values, base: baseline });
    if (isUnsaved || isOffered) return;
    draft?.discard();
    setNotice(undefined);
  }, [values, baseline, isUnsaved, isOffered]);

  return {
    notice,
    take: () => {
      setNotice(undefined);
      if (opened.standing === 'outdated') type(opened.typed);
    },
    discard: () => {
      setNotice(undefined);
      type(baseline);
      draft?.discard();
    },
  };
}
