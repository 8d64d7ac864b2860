import { invoicingContract } from '../../../domain/invoicing/invoicing.contract.ts';
import { invoiceLists } from '../../invoicing/invoices.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

/**
 * In place of the payments while the office checks an application (decision 107). It says the same to everybody, and asking for the
 * invoices is what asks for the check.
 */
export function CheckedFirst() {
  const { t } = useTranslation();
  const { household } = useHome();
  const refreshHome = useRefreshHome();
  const ask = useSend(invoicingContract.createInvoices, invoiceLists);

  async function send() {
    await ask.mutateAsync({});
    await refreshHome();
  }

  return (
    <Status>
      {household.comparison === 'asked' ? (
        <Notice title={t('application.comparison.title')}>
          <p>{t('application.comparison.words')}</p>
        </Notice>
      ) : (
        <Notice title={t('application.comparison.toComeTitle')}>
          <Stack gap={3}>
            <p>{t('application.comparison.toCome')}</p>
            <div>
              <Button busy={ask.isPending} onClick={send}>
                {t('application.comparison.ask')}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
    </Status>
  );
}
