import { type CashBook, cashContract } from '../../../domain/cash/cash.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';

type Deposit = CashBook['deposits'][number];

/** Deposits of which the bank has not told; a clerk says which line of the bank's file is which. */
export function Deposits({ deposits, tellDone }: { deposits: Deposit[]; tellDone: TellDone }) {
  const { t } = useTranslation();
  const tell = useDecision(cashContract.tellOfDeposit);
  if (deposits.length === 0) return null;

  async function isLine({ id, receipt_no: number }: Deposit, bank_line_id: number) {
    await tell.mutateAsync({ id, bank_line_id });
    tellDone((say) => say('officeCash.deposits.did', { number }));
  }

  const columns: Column<Deposit>[] = [
    { key: 'number', header: t('officeCash.receipts.number'), heads: true, cell: ({ receipt_no }) => receipt_no },
    { key: 'day', header: t('officeCash.book.day'), cell: ({ day }) => day },
    { key: 'amount', header: t('officeCash.receipts.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
    {
      key: 'lines',
      header: t('officeCash.deposits.lines'),
      cell: (deposit) =>
        deposit.lines.length === 0 ? (
          t('officeCash.deposits.none')
        ) : (
          <Stack gap={1}>
            {deposit.lines.map((line) => {
              const said = t('officeCash.deposits.line', {
                date: line.value_date,
                name: line.counterparty_name ?? '',
              }).trim();
              return (
                <Inline key={line.id} gap={2}>
                  <span>{said}</span>
                  <Button look="secondary" busy={tell.isPending} onClick={() => isLine(deposit, line.id)}>
                    {t('officeCash.deposits.is')}
                    <span className="visually-hidden">: {said}</span>
                  </Button>
                </Inline>
              );
            })}
          </Stack>
        ),
    },
  ];
  const title = t('officeCash.deposits.title');
  return (
    <Card title={title} intro={t('officeCash.deposits.why')}>
      <DataTable caption={title} captionHidden look="lines" columns={columns} rows={deposits} rowKey={({ id }) => id} />
    </Card>
  );
}
