import type { z } from 'zod';
import type { Substitute, substituteInput } from '../../domain/substitutes/substitutes.contract.ts';
import type { Draft } from '../platform/drafts/draft.ts';
import { useForm } from '../platform/forms/useForm.ts';
import { today } from '../platform/today.ts';
import { substituteErrors, substituteToSend, substituteValues } from './substituteValues.ts';

export type SubstituteForm = ReturnType<typeof useSubstituteForm>;

/** The form of a representative, empty or as stored. */
export function useSubstituteForm(
  stored: Substitute | undefined,
  store: (input: z.input<typeof substituteInput>) => Promise<unknown>,
  draft: Draft | undefined,
) {
  return useForm({
    id: 'substitute',
    schema: async () => (await import('../../domain/substitutes/substitutes.contract.ts')).substituteInput,
    initial: substituteValues(stored),
    draft,
    toInput: substituteToSend,
    check: (values) => substituteErrors(values, today()),
    submit: store,
  });
}
