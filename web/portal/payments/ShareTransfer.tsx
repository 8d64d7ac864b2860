import { IconShare } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MadePaymentLink, paymentLinksContract } from '../../../domain/payments/paymentLinks.contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { call } from '../../platform/calls/call.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { CAN_SHARE, shareText } from '../../platform/share.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyValue } from '../../ui/content/CopyValue.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { type Transfer, useTransferText } from './TransferDetails.tsx';

type ShareTransferProps = {
  transfer: Transfer;
  invoiceIds: number[];
  /** Which invoices, for people who hear the buttons one after the other. */
  name: string;
};

/** Passes a transfer on to somebody who makes it: its data as a text, or a link to a page that shows it. */
export function ShareTransfer({ transfer, invoiceIds, name }: ShareTransferProps) {
  const { t } = useTranslation();
  const text = useTransferText(transfer);
  const [lastMade, setLastMade] = useState<MadePaymentLink>();
  const make = useMakePaymentLink();
  const { data: links } = useQuery(queryOf(paymentLinksContract.listPaymentLinks));
  // the member may have ended it in the list below
  const made = links?.some(({ id }) => id === lastMade?.link.id) ? lastMade : undefined;
  const which = <span className="visually-hidden">: {name}</span>;
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {CAN_SHARE ? (
          <Button look="secondary" onClick={() => shareText(text)}>
            <IconShare size={20} aria-hidden="true" />
            {t('payments.share.data')}
            {which}
          </Button>
        ) : (
          <CopyAll text={text} name={name} />
        )}
        <Button
          look="secondary"
          resting={made !== undefined}
          onClick={async () => setLastMade(await make.mutateAsync(invoiceIds))}
        >
          {t('payments.link.make')}
          {which}
        </Button>
      </Inline>
      <Status>{made && <p>{t('payments.link.made', { date: toWireDay(dayOf(made.link.expires_at)) })}</p>}</Status>
      {made && <MadeLink made={made} name={name} />}
    </Stack>
  );
}

/** The answer goes into the list at once: its address comes only once, and the list may not arrive again. */
function useMakePaymentLink() {
  const queries = useQueryClient();
  const { queryKey } = queryOf(paymentLinksContract.listPaymentLinks);
  return useMutation({
    mutationFn: (sale_invoice_ids: number[]) => call(paymentLinksContract.makePaymentLink, { sale_invoice_ids }),
    onSuccess: (made) => queries.setQueryData(queryKey, (links = []) => [made.link, ...links]),
  });
}

/** Shown once: only a hash of the address is stored. */
function MadeLink({ made: { address }, name }: { made: MadePaymentLink; name: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      <CopyValue label={t('payments.link.address')} value={address} />
      {CAN_SHARE && (
        <div>
          <Button onClick={() => shareText(address)}>
            <IconShare size={20} aria-hidden="true" />
            {t('payments.link.share')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Where the device has no list of apps. Without https there is no clipboard either; then each value is copied by hand. */
function CopyAll({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <Button
        look="secondary"
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      >
        {isCopied ? t('payments.share.copied') : t('payments.share.copy')}
        <span className="visually-hidden">: {name}</span>
      </Button>
      <Status>{isCopied && <span className="visually-hidden">{t('payments.share.copied')}</span>}</Status>
    </>
  );
}
