import { useState } from 'react';
import { releaseContract } from '../../../domain/release/release.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { newIdempotencyKey } from '../../platform/calls/idempotencyKey.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';

export const NOBODY_CHOSEN = { status: '', channel: '', postal_code: '', numbers: '' };

export type ReleaseForm = ReturnType<typeof useReleaseForm>;
export type Reached = Answer<(typeof releaseContract)['countRelease']>;

type Asked = {
  /** Asks with what each would get; false releases nobody. */
  isSure: (reached: Reached) => Promise<boolean>;
  onAsked: () => void;
};

/** The form that chooses silent households; what each would get is counted before it is sent. */
export function useReleaseForm({ isSure, onAsked }: Asked) {
  const count = useSend(releaseContract.countRelease);
  const ask = useDecision(releaseContract.askForRelease);
  // sending again after a lost answer must not release others
  const [idempotency_key, setKey] = useState(newIdempotencyKey);
  return useForm({
    id: 'release',
    schema: async () =>
      (await import('../../../domain/release/release.contract.ts')).releaseContract.askForRelease.body,
    initial: NOBODY_CHOSEN,
    draft: useTabDraft('release'),
    submit: async (input) => {
      if (!(await isSure(await count.mutateAsync(input)))) return false;
      await ask.mutateAsync({ ...input, idempotency_key });
      setKey(newIdempotencyKey());
      onAsked();
    },
  });
}
