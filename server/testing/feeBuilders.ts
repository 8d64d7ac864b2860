import { feeBases } from '../../domain/invoicing/fees.ts';

/** A fee table with the same amount in euro for everybody, whatever their age. */
export function oneFeeForAll(amount: number) {
  return [
    { type: 'sirf' as const, basis: 'main' as const, age_from: 0, amount },
    ...feeBases.map((basis) => ({ type: 'siac' as const, basis, age_from: 0, amount })),
  ];
}
