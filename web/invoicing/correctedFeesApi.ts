import { useMutation } from '@tanstack/react-query';
import { correctedFeesContract } from '../../domain/invoicing/correctedFees.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';

const { reckonCorrectedFees } = correctedFeesContract;

/** The typed values from which fees are calculated, as they are sent. */
export type TypedFacts = Omit<Sent<typeof reckonCorrectedFees>, 'id'>;

/** What a person's confirmed fees charge now, and after a correction (decision 87). */
export function useReckonCorrectedFees() {
  return useMutation({ mutationFn: (input: Sent<typeof reckonCorrectedFees>) => call(reckonCorrectedFees, input) });
}
