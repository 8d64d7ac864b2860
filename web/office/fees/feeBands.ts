import type { FeeTable } from '../../../domain/invoicing/fees.contract.ts';
import { type FeeKind, isOfKind } from '../../../domain/invoicing/fees.ts';
import { chargedFees } from '../../../domain/invoicing/feeTable.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { amountToSend, amountToType } from '../frame/amountText.ts';

/** What is typed of one fee: from which age on, up to the next one of its kind, and how much. */
export type FeeBand = FeeKind & { id: number; age_from: string; amount: string };

/** A table as it is typed: at least one line of each kind, the first of them from birth on. */
export function bandsOf(table: FeeTable | null | undefined): FeeBand[] {
  const written = chargedFees.flatMap(({ type, basis }) => {
    const fees = table?.fees.filter(isOfKind({ type, basis })) ?? [];
    if (fees.length === 0) return [{ type, basis, age_from: '0', amount: '' }];
    return fees.map(({ age_from, amount }) => ({ type, basis, age_from: `${age_from}`, amount: amountToType(amount) }));
  });
  return written.map((band, id) => ({ ...band, id }));
}

/** One more line for the oldest of a kind. */
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

/** As it is sent, line by line in the same order; each ends where the next one of its kind begins. */
export function feesToSend(bands: readonly FeeBand[]) {
  return bands.map(({ type, basis, age_from, amount }, place) => {
    const next = bands[place + 1];
    const end = next && isOfKind({ type, basis })(next) ? ageOf(next.age_from) : undefined;
    return {
      ...{ type, basis, age_from: ageOf(age_from), amount: amountToSend(amount) },
      ...(typeof end === 'number' ? { age_to: end - 1 } : {}),
    };
  });
}

/** Of each line whose age is not above that of the line before, at its field. */
export function risingErrors(bands: readonly FeeBand[]): FieldErrors {
  const wrong = bands.flatMap((band, place) => {
    const before = bands[place - 1];
    if (!before || !isOfKind(band)(before)) return [];
    const [one, other] = [ageOf(before.age_from), ageOf(band.age_from)];
    return typeof one === 'number' && typeof other === 'number' && other <= one ? [place] : [];
  });
  return Object.fromEntries(wrong.map((place) => [`fees.${place}.age_from`, ['age_not_higher']]));
}

/** What is no whole number stays text, for the schema to refuse. */
function ageOf(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}
