import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FeeChange, feeChanges } from '../../../domain/invoicing/feeChanges.ts';
import { type FeeTable, type FeeTables, feesContract } from '../../../domain/invoicing/fees.contract.ts';
import { OLDEST } from '../../../domain/invoicing/feeTable.ts';
import { day, isAfter, readDay, toWireDay, yearOf } from '../../../domain/shared/day.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { bandsOf, type FeeBand, feesToSend, risingErrors } from './feeBands.ts';
import { feesAround } from './feesAround.ts';
import { useFeeWords } from './useFeeWords.ts';

type Typed = { valid_from: string; bands: FeeBand[] };

/** The form for new fees, filled with the latest table. Before it is sent, a question lists the changes. */
export function useNewFeesForm(tables: FeeTables, onDone: (table: FeeTable) => void) {
  const queries = useQueryClient();
  const introduce = useDecision(feesContract.introduceFees);
  const { isSure, question } = useQuestion(tables);
  // the version on screen; if a colleague introduces fees meanwhile, the server refuses
  const known = useRef(tables.version);
  const last = tables.to_come.at(-1) ?? tables.in_force;
  const form = useForm({
    id: 'fees',
    schema: async () => (await import('../../../domain/invoicing/fees.contract.ts')).feesContract.introduceFees.body,
    initial: { valid_from: tables.to_come.at(-1)?.valid_from ?? nextYear(), bands: bandsOf(last) } as Typed,
    draft: useTabDraft('fees'),
    toInput: ({ valid_from, bands }) => ({ valid_from: wireDate(valid_from), fees: feesToSend(bands) }),
    check: ({ bands }) => risingErrors(bands),
    submit: async (input) => {
      if (!(await isSure(input.valid_from, input.fees.map(toTheOldest)))) return false;
      const after = await introduce.mutateAsync({ ...input, version: known.current }).catch(async (error) => {
        if (isTold(error)) known.current = (await queries.fetchQuery(queryOf(feesContract.getFees))).version;
        throw error;
      });
      const begun = [...after.to_come, after.in_force].find((table) => table?.valid_from === input.valid_from);
      if (begun) onDone(begun);
    },
  });
  return { form, question };
}

function isTold(error: unknown): boolean {
  return error instanceof CallRefused && error.key === 'changed_meanwhile';
}

function useQuestion(tables: FeeTables) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const isSure = (date: string, fees: FeeTable['fees']) => {
    const begin = readDay(date) ?? today();
    const { before, dropped } = feesAround(tables, begin);
    return confirm({
      title: t('officeFees.new.sureTitle', { date }),
      consequence: (
        <>
          <Changes changes={feeChanges(before?.fees ?? [], fees)} />
          {dropped.map(({ valid_from }) => (
            <p key={valid_from}>{t('officeFees.new.drops', { date: valid_from })}</p>
          ))}
          <p>{isAfter(begin, today()) ? t('officeFees.new.sure') : t('officeFees.new.sureNow')}</p>
        </>
      ),
      confirmLabel: t('officeFees.new.submit'),
      cancelLabel: t('shared.action.cancel'),
      look: 'primary',
    });
  };
  return { isSure, question: confirmDialog };
}

function Changes({ changes }: { changes: FeeChange[] }) {
  const { t } = useTranslation();
  const { kindWords, ageWords } = useFeeWords();
  if (changes.length === 0) return <p>{t('officeFees.new.nothing')}</p>;
  return (
    <>
      <p>{t('officeFees.new.changes')}</p>
      <ul>
        {changes.map(({ age_from, age_to, was, will, ...kind }) => {
          const words = { kind: kindWords(kind), ages: ageWords(age_from, age_to), will: euro(will) };
          return (
            <li key={`${kind.type} ${kind.basis} ${age_from}`}>
              {was === undefined
                ? t('officeFees.new.first', words)
                : t('officeFees.new.change', { ...words, was: euro(was) })}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function toTheOldest({
  age_to = OLDEST,
  ...fee
}: Omit<FeeTable['fees'][number], 'age_to'> & { age_to?: number | undefined }) {
  return { ...fee, age_to };
}

function nextYear(): string {
  return toWireDay(day(`${yearOf(today()) + 1}-01-01`));
}
