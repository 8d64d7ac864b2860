import { useQuery } from '@tanstack/react-query';
import { type PaymentLink, paymentLinksContract } from '../../../domain/payments/paymentLinks.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { queryOf, useSend } from '../../platform/calls/useCall.ts';
import { PartFailed } from '../../platform/ScreenBoundary.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';

/** The links that the member has passed on, and a way to end each of them (decision 63). */
export function PaymentLinks() {
  const { t } = useTranslation();
  const { data = [], error, isError, refetch } = useQuery(queryOf(paymentLinksContract.listPaymentLinks));
  const end = useSend(paymentLinksContract.endPaymentLink, [paymentLinksContract.listPaymentLinks]);
  const { confirm, confirmDialog } = useConfirm();
  if (isError && data.length === 0) return <PartFailed error={error} onRetry={() => void refetch()} />;

  async function onEnd(link: PaymentLink) {
    const isSure = await confirm({
      title: t('payments.link.endTitle'),
      consequence: t('payments.link.endWords'),
      confirmLabel: t('payments.link.end'),
      cancelLabel: t('payments.link.keep'),
    });
    if (isSure) await end.mutateAsync({ id: link.id });
  }

  return (
    <KeepFocus>
      {data.length > 0 && (
        <Stack gap={2}>
          <strong>{t('payments.link.own')}</strong>
          {data.map((link) => (
            <Inline key={link.id} align="spread">
              <span>
                {t('payments.link.one', {
                  number: link.bill_numbers.join(', '),
                  amount: euro(link.amount),
                  date: toWireDay(dayOf(link.expires_at)),
                })}
              </span>
              <Button look="quiet" onClick={() => onEnd(link)}>
                {t('payments.link.end')}
                <span className="visually-hidden">: {link.bill_numbers.join(', ')}</span>
              </Button>
            </Inline>
          ))}
        </Stack>
      )}
      {confirmDialog}
    </KeepFocus>
  );
}
