import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useCall } from '../../platform/calls/useCall.ts';
import { Loading } from '../../platform/Loading.tsx';
import { useTranslation } from '../../platform/words.ts';

/** The invoices that are owed again once the bank reverses a payment; of a split line those of every household. */
export function OwedAgain({ paymentId }: { paymentId: number }) {
  return (
    <Loading>
      <Households paymentId={paymentId} />
    </Loading>
  );
}

function Households({ paymentId }: { paymentId: number }) {
  const { t } = useTranslation();
  const households = useCall(bankContract.previewReturn, { id: paymentId });
  return (
    <>
      {households.length > 1 && <p>{t('officeMoney.payments.returnSeveral')}</p>}
      <p>{t('officeMoney.payments.returnOwed')}</p>
      <ul>
        {households.map(({ household_id, name, membership_no, amount, refunded, bills: invoices }) => (
          <li key={household_id}>
            {t('officeMoney.payments.returnWhose', { name, number: membership_no, amount: euro(amount) })}
            {refunded > 0 && <div>{t('officeMoney.payments.returnRefunded', { amount: euro(refunded) })}</div>}
            {invoices.length === 0 && <div>{t('officeMoney.payments.returnNoBill')}</div>}
            {invoices.map(({ bill_number: number, open_item }) => (
              <div key={number}>{t('officeMoney.payments.returnBill', { number, open: euro(open_item) })}</div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
