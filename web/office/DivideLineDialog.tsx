import type { OfficeBankLine } from '../../domain/office/bankAnswers.ts';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { euro } from '../invoicing/InvoiceItems.tsx';
import { FormDialog } from '../platform/FormDialog.tsx';
import type { TellDone } from '../platform/useDone.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Status } from '../ui/Status.tsx';
import { TextField } from '../ui/TextField.tsx';
import { amountToSend, amountToType } from './amountText.ts';
import type { BankLineProps } from './BankLineCard.tsx';
import { billsToDivide, type DivisibleBill, leftToDivide } from './dividing.ts';
import { useDivideLine } from './officeBankApi.ts';

type Typed = Record<string, string>;

/** A person says how much of a transfer is for which bill; the amounts are together what it brings (D42). */
export function DivideLineDialog({ line, tellDone, onClose }: BankLineProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const bills = billsToDivide(line);
  const form = useDivideForm(line, bills, tellDone);
  const left = leftToDivide(
    line.amount,
    bills.map(nameOf).map((name) => form.values[name] ?? ''),
  );
  return (
    <FormDialog
      title={t('officeBank.divide.title', { amount: euro(line.amount) })}
      confirmLabel={t('officeBank.divide.confirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeBank.divide.words', { amount: euro(line.amount) })}</p>
      {bills.map((bill, place) => (
        <TextField
          key={bill.sale_invoice_id}
          {...form.field(nameOf(bill), t('officeBank.divide.bill', { number: bill.bill_number, name: bill.name }))}
          hint={t('officeBank.divide.open', { open: euro(bill.open_item), due: bill.due_date })}
          inputMode="decimal"
          autoComplete="off"
          optional="said"
          data-autofocus={place === 0 || undefined}
        />
      ))}
      <Status>{left !== undefined && <p>{t('officeBank.divide.left', { amount: euro(left) })}</p>}</Status>
    </FormDialog>
  );
}

function useDivideForm(line: OfficeBankLine, bills: readonly DivisibleBill[], tellDone: TellDone) {
  const divide = useDivideLine();
  const named = new Set(line.named_bills.map(({ sale_invoice_id }) => sale_invoice_id));
  return useForm({
    id: 'divide',
    schema: async () => (await import('../../domain/office/bank.contract.ts')).bankContract.divideBankLine.body,
    initial: Object.fromEntries(
      bills.map((bill) => [nameOf(bill), named.has(bill.sale_invoice_id) ? amountToType(bill.open_item) : '']),
    ) as Typed,
    toInput: (typed: Typed) => ({
      parts: bills.flatMap((bill) => {
        const amount = amountToSend(typed[nameOf(bill)] ?? '');
        const { sale_invoice_id, last_deed: seen } = bill;
        return amount === undefined || amount === 0 ? [] : [{ sale_invoice_id, amount, seen }];
      }),
    }),
    check: (typed): FieldErrors => problemsOf(line.amount, bills, typed),
    submit: async (input) => {
      await divide.mutateAsync({ ...input, id: line.id });
      tellDone((say) => say('officeBank.divide.did', { amount: euro(line.amount), count: input.parts.length }));
    },
  });
}

/** What is no amount at its field, and where they do not add up at the last one. */
function problemsOf(amount: number, bills: readonly DivisibleBill[], typed: Typed): FieldErrors {
  const wrong = bills.filter((bill) => typeof amountToSend(typed[nameOf(bill)] ?? '') === 'string');
  if (wrong.length > 0) return Object.fromEntries(wrong.map((bill) => [nameOf(bill), ['invalid_amount']]));
  const last = bills.at(-1);
  const left = leftToDivide(
    amount,
    bills.map(nameOf).map((name) => typed[name] ?? ''),
  );
  return left === 0 || !last ? {} : { [nameOf(last)]: ['must_add_up'] };
}

function nameOf({ sale_invoice_id }: DivisibleBill): string {
  return `part_${sale_invoice_id}`;
}
