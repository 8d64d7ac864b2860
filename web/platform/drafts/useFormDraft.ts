import { useEffect, useState } from 'react';
import { type Draft, type Opened, openForm } from './draft.ts';

type FormState<V> = { values: V; baseline: V };

type Form<V> = {
  state: FormState<V>;
  isUnsaved: boolean;
  /** Replaces the typed values; the stored values they are compared with stay. */
  type: (values: V) => void;
};

export type FormDraft = {
  /** What to say about the draft above the form, if anything. */
  notice: 'restored' | 'outdated' | undefined;
  /** Puts the draft on top of the newer stored data. */
  take: () => void;
  /** Deletes the draft, here and in its storage. */
  discard: () => void;
};

/** The values a form opens with, and what happened to its draft. */
export function useOpened<V extends object>(initial: V, draft: Draft | undefined): Opened<V> {
  const [opened] = useState(() => openForm(initial, draft?.kept));
  return opened;
}

/** Stores unsaved values as a draft, and deletes the draft once they are saved or undone (D54). */
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
