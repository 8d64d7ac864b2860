import { useState } from 'react';
import { type CashReceipt, cashContract } from '../../../../domain/cash/cash.contract.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { useCall } from '../../../platform/calls/useCall.ts';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { cellWithBreaks } from '../../../ui/content/lineBreaks.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { cashPath } from '../../frame/officePaths.ts';
import { usePrint } from '../../viewer/usePrint.tsx';
import { owedInvoices } from './paymentParts.ts';
import { TakeCashDialog } from './TakeCashDialog.tsx';

type CashReceiptsProps = { file: HouseholdFile; tellDone: TellDone };

/** Takes cash of a household, and lists its receipts; a new one is shown at once, to be printed. */
export function CashReceipts({ file, tellDone }: CashReceiptsProps) {
  const { t } = useTranslation();
  const { id, name } = file.household;
  const receipts = useCall(cashContract.listReceipts, { id });
  const owed = owedInvoices(file);
  const [isTaking, setTaking] = useState(false);
  const { print, printed } = usePrint(cashContract.printReceipt);
  const show = (receipt: CashReceipt) =>
    print({ id: receipt.id }, t('officeCash.receipts.seen', { number: receipt.receipt_no }));
  const taken = (receipt: CashReceipt) => {
    const { amount, receipt_no: number } = receipt;
    tellDone((say) => say('officeCash.take.did', { amount: euro(amount), number }));
    // a failure is reported by the call itself, and the receipt is in the list
    show(receipt).catch(() => undefined);
  };
  return (
    <Stack gap={3}>
      {owed.length > 0 && (
        <div>
          <Button onClick={() => setTaking(true)}>{t('officeCash.take.action')}</Button>
        </div>
      )}
      {receipts.length > 0 && <ReceiptTable receipts={receipts} onPrint={show} />}
      {isTaking && (
        <TakeCashDialog household={{ id, name }} owed={owed} onTaken={taken} onClose={() => setTaking(false)} />
      )}
      {printed}
    </Stack>
  );
}

type ReceiptTableProps = { receipts: CashReceipt[]; onPrint: (receipt: CashReceipt) => Promise<void> };

function ReceiptTable({ receipts, onPrint }: ReceiptTableProps) {
  const { t } = useTranslation();
  const columns: Column<CashReceipt>[] = [
    {
      key: 'number',
      header: t('officeCash.receipts.number'),
      heads: true,
      cell: ({ receipt_no, day }) => <Link to={cashPath(day)}>{receipt_no}</Link>,
    },
    { key: 'day', header: t('officeCash.book.day'), cell: ({ day }) => day },
    { key: 'amount', header: t('officeCash.receipts.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
    { key: 'by', header: t('officeCash.receipts.by'), cell: ({ taken_by }) => taken_by },
    { key: 'state', header: t('officeCash.receipts.state'), cell: (receipt) => <ReceiptState receipt={receipt} /> },
    {
      key: 'actions',
      header: t('officeCash.book.actions'),
      quietHeader: true,
      align: 'end',
      cell: (receipt) => (
        <Button
          look="quiet"
          aria-label={t('officeCash.receipts.printOf', { number: receipt.receipt_no })}
          onClick={() => onPrint(receipt)}
        >
          {t('officeCash.receipts.print')}
        </Button>
      ),
    },
  ];
  const title = t('officeCash.receipts.title');
  return (
    <>
      <h3>{title}</h3>
      <DataTable caption={title} captionHidden look="lines" columns={columns} rows={receipts} rowKey={({ id }) => id} />
    </>
  );
}

function ReceiptState({ receipt: { reverses_no, reversed_by_no, bill_numbers } }: { receipt: CashReceipt }) {
  const { t } = useTranslation();
  if (reverses_no) return t('officeCash.receipts.reverses', { number: reverses_no });
  if (reversed_by_no) return t('officeCash.receipts.reversedBy', { number: reversed_by_no });
  return cellWithBreaks(bill_numbers.join(', '));
}
