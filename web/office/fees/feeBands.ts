import type { FeeTable } from '../../../domain/invoicing/fees.contract.ts';
import { type FeeKind, isOfKind } from '../../../domain/invoicing/fees.ts';
import { chargedFees } from '../../../domain/invoicing/feeTable.ts';
import { asciiDigits } from '../../../domain/shared/digits.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { amountToSend, amountToType } from '../frame/amountText.ts';

/** The typed values of one fee: the age from which it applies (until the next one of its kind), and the amount. */
export type FeeBand = FeeKind & { id: number; age_from: string; amount: string };

/** The typed values of a table: at least one line for each kind, the first from birth on. */
export function bandsOf(table: FeeTable | null | undefined): FeeBand[] {
  const written = chargedFees.flatMap(({ type, basis }) => {
    const fees = table?.fees.filter(isOfKind({ type, basis })) ?? [];
    if (fees.length === 0) return [{ type, basis, age_from: '0', amount: '' }];
    return fees.map(({ age_from, amount }) => ({ type, basis, age_from: `${age_from}`, amount: amountToType(amount) }));
  });
  return written.map((band, id) => ({ ...band, id }));
}

/** Adds a line for the oldest people of a kind. */
export function withNewBand(bands: readonly FeeBand[], { type, basis }: FeeKind): FeeBand[] {
  const place = bands.findLastIndex(isOfKind({ type, basis })) + 1;
  const id = Math.max(...bands.map((band) => band.id)) + 1;
  return bands.toSpliced(place, 0, { type, basis, id, age_from: '', amount: '' });
}

export function withBand(bands: readonly FeeBand[], changed: FeeBand): FeeBand[] {
  return bands.map((band) => (band.id === changed.id ? changed : band));
}

export function withoutBand(bands: readonly FeeBand[], id: number): FeeBand[] {
  return bands.filter((band) => band.id !== id);
}

/** The request, line by line in the same order; each line ends where the next one of its kind begins. */
export function feesToSend(bands: readonly FeeBand[]) {
  return bands.map(({ type, basis, age_from, amount }, place) => {
    const next = bands[place + 1];
    const end = next && isOfKind({ type, basis })(next) ? ageOf(next.age_from) : undefined;
    return {
      type,
      basis,
      age_from: ageOf(age_from),
      amount: amountToSend(amount),
      ...(typeof end === 'number' ? { age_to: end - 1 } : {}),
    };
  });
}

/** An error at each line whose age is not above that of the line before. */
export function risingErrors(bands: readonly FeeBand[]): FieldErrors {
  const wrong = bands.flatMap((band, place) => {
    const before = bands[place - 1];
    if (!before || !isOfKind(band)(before)) return [];
    const [one, other] = [ageOf(before.age_from), ageOf(band.age_from)];
    return typeof one === 'number' && typeof other === 'number' && other <= one ? [place] : [];
  });
  return Object.fromEntries(wrong.map((place) => [`fees.${place}.age_from`, ['age_not_higher']]));
}

/** A text that is no whole number stays text, and the schema refuses it. */
function ageOf(typed: string): number | string | undefined {
  const text = asciiDigits(typed.trim());
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}
