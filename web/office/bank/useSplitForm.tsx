import { useRef } from 'react';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useDecision } from '../calls/useDecision.ts';

import { centsTyped, partsToSend, proposedSplit, type SplitDraft, sumsOf } from './splitting.ts';
import { UndoDecision } from './UndoDecision.tsx';

/** A transfer for hundreds of households links to the first ones. */
const MOST_LINKS = 5;

/** The form for splitting a line. It has one field that holds the whole division; each part shows its own error. */
export function useSplitForm(line: OfficeBankLine, tellDone: TellDone, initial: SplitDraft = proposedSplit(line)) {
  const split = useDecision(bankContract.splitBankLine);
  const form = useForm({
    id: 'split',
    schema: async () =>
      (await import('../../../domain/payments/bank/bank.contract.ts')).bankContract.splitBankLine.body,
    initial: { division: initial },
    toInput: ({ division }) => ({ parts: partsToSend(division) }),
    check: ({ division }) => problemsOf(line.amount, division),
    submit: async (input, { division: { parts, typed } }) => {
      await split.mutateAsync({ ...input, id: line.id });
      const paid = parts.filter(({ key }) => typed[key]?.trim());
      const households = [...new Map(paid.map((part) => [part.household_id, part])).values()];
      const was = households.length === 1 ? 'booked' : 'split';
      tellDone(
        (say) => say('officeBank.split.did', { amount: euro(line.amount), count: input.parts.length }),
        <UndoDecision tellDone={tellDone} lineIds={[line.id]} was={was} households={households.slice(0, MOST_LINKS)} />,
      );
    },
  });
  // results of a search or list arrive later and must not undo what was typed meanwhile
  const latest = useRef(form.values.division);
  latest.current = form.values.division;
  const setDivision = (next: (now: SplitDraft) => SplitDraft) => {
    latest.current = next(latest.current);
    form.set('division', latest.current);
  };
  return { form, division: form.values.division, setDivision };
}

/** Errors of single amounts; if the parts do not add up, an error at the last one with an amount. */
function problemsOf(amount: number, { parts, typed }: SplitDraft): FieldErrors {
  const wrong = parts.filter(({ key }) => centsTyped(typed[key] ?? '') === undefined);
  if (wrong.length > 0) return Object.fromEntries(wrong.map(({ key }) => [key, ['invalid_amount']]));
  const sums = sumsOf(
    amount,
    parts.map(({ key }) => typed[key] ?? ''),
  );
  const last = parts.findLast(({ key }) => typed[key]?.trim()) ?? parts.at(-1);
  return sums?.left === 0 ? {} : { [last?.key ?? 'parts']: ['must_add_up'] };
}
