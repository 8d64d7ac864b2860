import { useEffect, useState } from 'react';
import { type Draft, type OpenedForm, openForm } from './draft.ts';

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
export function useOpenedForm<V extends object>(initial: V, draft: Draft | undefined): OpenedForm<V> {
  const [opened] = useState(() => openForm(initial, draft?.stored));
  return opened;
}

/** Stores unsaved values as a draft, and deletes the draft once they are saved or undone (D54). */
export function useFormDraft<V extends object>(
  draft: Draft | undefined,
  opened: OpenedForm<V>,
  { state, isUnsaved, type }: Form<V>,
): FormDraft {
  const { values, baseline } = state;
  const [notice, setNotice] = useState<FormDraft['notice']>(opened.status === 'fresh' ? undefined : opened.status);
  const isOffered = notice === 'outdated';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keeper behind a draft never changes
  useEffect(() => {
    if (isUnsaved) draft?.save({ values, base: baseline });
    if (isUnsaved || isOffered) return;
    draft?.discard();
    setNotice(undefined);
  }, [values, baseline, isUnsaved, isOffered]);

  return {
    notice,
    take: () => {
      setNotice(undefined);
      if (opened.status === 'outdated') type(opened.typed);
    },
    discard: () => {
      setNotice(undefined);
      type(baseline);
      draft?.discard();
    },
  };
}
