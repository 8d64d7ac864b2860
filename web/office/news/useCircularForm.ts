import { useState } from 'react';
import { type CircularWay, circularsContract } from '../../../domain/post/circulars.contract.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { newIdempotencyKey } from '../../platform/calls/idempotencyKey.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';

const NO_CIRCULAR = {
  ...{ status: 'members', language: '', channel: '', postal_code: '', place: '', owes_since: '', way: 'channel' },
  ...{ subject_de: '', text_de: '', subject_tr: '', text_tr: '', subject_en: '', text_en: '' },
};

export type CircularForm = ReturnType<typeof useCircularForm>;
export type Reached = Answer<(typeof circularsContract)['countCircular']>;

type Asked = {
  /** The households that were chosen in a list; undefined: those that the form chooses. */
  listed: number | undefined;
  /** Asks with what would be reached; false writes nothing. */
  isSure: (reached: Reached, way: CircularWay) => Promise<boolean>;
  onWritten: (id: number) => void;
};

/** The form of a circular: whom it goes to, and its text in each language. */
export function useCircularForm({ listed, isSure, onWritten }: Asked) {
  const count = useSend(circularsContract.countCircular);
  const write = useDecision(circularsContract.writeCircular);
  // sending again after a lost answer must not write twice
  const [idempotency_key, setKey] = useState(newIdempotencyKey);
  return useForm({
    id: 'circular',
    schema: async () =>
      (await import('../../../domain/post/circulars.contract.ts')).circularsContract.writeCircular.body,
    initial: NO_CIRCULAR,
    draft: useTabDraft('circular'),
    toInput: (values) => ({
      ...values,
      ...(listed ? onlyListed(listed) : { owes_since: wireDate(values.owes_since) }),
    }),
    submit: async (input) => {
      const { status, language, channel, postal_code, place, owes_since, way, ...texts } = input;
      const reached = await count.mutateAsync({
        ...{ status, language, channel, postal_code, place, owes_since, way, listed, texts },
      });
      if (!(await isSure(reached, way))) return false;
      const { id } = await write.mutateAsync({ ...input, idempotency_key });
      setKey(newIdempotencyKey());
      onWritten(id);
    },
  });
}

/** A list has chosen already: what the form's hidden fields hold does not narrow it. */
function onlyListed(listed: number) {
  return { listed, language: '', channel: '', postal_code: '', place: '', owes_since: '' };
}
