import type { z } from 'zod';
import type { burialPlaceInput } from '../../domain/burial/burial.contract.ts';
import type { Address } from '../../domain/members/addressSchemas.ts';
import type { Draft } from '../platform/drafts/draft.ts';
import { useForm } from '../platform/forms/useForm.ts';
import { burialPlaceValues } from './burialPlaceValues.ts';

export type BurialPlaceForm = ReturnType<typeof useBurialPlaceForm>;

/** The form of the desired burial place, empty or as stored. */
export function useBurialPlaceForm(
  stored: Address | undefined,
  store: (input: z.input<typeof burialPlaceInput>) => Promise<unknown>,
  draft: Draft | undefined,
) {
  return useForm({
    id: 'burial-place',
    schema: async () => (await import('../../domain/burial/burial.contract.ts')).burialPlaceInput,
    initial: burialPlaceValues(stored),
    draft,
    submit: store,
  });
}
