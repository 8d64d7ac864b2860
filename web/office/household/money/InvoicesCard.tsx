import { useState } from 'react';
import { confirmedStatuses, invoiceStatusOfId } from '../../../../domain/invoicing/invoice.ts';
import type { OfficeInvoice } from '../../../../domain/invoicing/officeInvoice.ts';
import { officeInvoicesContract } from '../../../../domain/invoicing/officeInvoices.contract.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { InvoiceStatusBadge } from '../../../invoicing/InvoiceStatusBadge.tsx';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Accordion } from '../../../ui/content/Accordion.tsx';
import { Amount } from '../../../ui/content/Amount.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { DataTable } from '../../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../../ui/KeepFocus.tsx';
import { usePrint } from '../../viewer/usePrint.tsx';
import { BookPaymentDialog } from './BookPaymentDialog.tsx';
import { MakeInvoiceDialog } from './MakeInvoiceDialog.tsx';
import { OfficeInvoiceFacts } from './OfficeInvoiceFacts.tsx';
import { OwnAmounts } from './OwnAmounts.tsx';
import { ReminderHoldNotice } from './ReminderHoldNotice.tsx';
import { useInvoiceSteps } from './useInvoiceSteps.tsx';
import { useSendInvoice } from './useSendInvoice.tsx';

/** All invoices of a household; each opens to its data and actions. */
export function InvoicesCard({ file }: { file: HouseholdFile }) {
  const { household, invoices } = file;
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const [booking, setBooking] = useState<OfficeInvoice>();
  const [isMaking, setMaking] = useState(false);
  const { take, question } = useInvoiceSteps(household, tellDone);
  const { send, question: sendQuestion } = useSendInvoice(household.name, tellDone);
  const { print, printed } = usePrint(officeInvoicesContract.printInvoice);
  return (
    <Card title={t('officeMoney.invoices.title')}>
      {done}
      {invoices.length === 0 && <p>{t('officeMoney.invoices.none')}</p>}
      {invoices.length > 0 && (
        <KeepFocus>
          <Accordion
            headingLevel="h3"
            items={invoices.map((invoice) => ({
              key: invoice.id,
              title: invoice.description,
              aside: (
                <Inline>
                  <InvoiceStatusBadge statusId={invoice.status_id} />
                  <Amount>{euro(invoice.amount)}</Amount>
                </Inline>
              ),
              body: (
                <Stack>
                  <OfficeInvoiceFacts invoice={invoice} />
                  <PersonAmounts invoice={invoice} />
                  {invoice.steps.includes('confirm') && <p>{t('officeMoney.invoices.draft')}</p>}
                  <Inline>
                    {mayBePaid(invoice) && (
                      <Button
                        look={invoice.open_item > 0 ? 'primary' : 'secondary'}
                        onClick={() => setBooking(invoice)}
                      >
                        {t('officeMoney.book.action')}
                      </Button>
                    )}
                    {invoice.date !== null && (
                      <>
                        <Button
                          look="secondary"
                          onClick={() =>
                            print({ id: invoice.id }, t('officeMoney.byHand.printed', { number: invoice.bill_number }))
                          }
                        >
                          {t('officeMoney.byHand.print')}
                        </Button>
                        <Button look="quiet" onClick={() => send(invoice)}>
                          {t('officeMoney.byHand.send')}
                        </Button>
                      </>
                    )}
                    {invoice.steps.map((step) => (
                      <Button key={step} look="secondary" onClick={() => take(invoice, step)}>
                        {t(`officeMoney.step.${step}`)}
                      </Button>
                    ))}
                  </Inline>
                </Stack>
              ),
            }))}
          />
        </KeepFocus>
      )}
      <ReminderHoldNotice file={file} tellDone={tellDone} />
      <OwnAmounts file={file} tellDone={tellDone} />
      <div>
        <Button look="quiet" onClick={() => setMaking(true)}>
          {t('officeMoney.byHand.make')}
        </Button>
      </div>
      {isMaking && <MakeInvoiceDialog household={household} tellDone={tellDone} onClose={() => setMaking(false)} />}
      {booking && (
        <BookPaymentDialog
          // the present state, because a colleague may have booked while the dialog was open
          invoice={invoices.find(({ id }) => id === booking.id) ?? booking}
          name={household.name}
          tellDone={tellDone}
          onClose={() => setBooking(undefined)}
        />
      )}
      {question}
      {sendQuestion}
      {printed}
    </Card>
  );
}

/** Payments for a confirmed invoice are booked on it, even beyond what is owed (D42). */
function mayBePaid({ status_id }: OfficeInvoice): boolean {
  const status = invoiceStatusOfId(status_id);
  return confirmedStatuses.some((confirmed) => confirmed === status);
}

function PersonAmounts({ invoice: { persons } }: { invoice: OfficeInvoice }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('officeMoney.invoices.persons')}
      captionHidden
      look="lines"
      rows={persons.map((person, place) => ({ ...person, place }))}
      rowKey={({ place }) => place}
      columns={[
        { key: 'person', header: t('officeMoney.invoices.person'), cell: ({ name }) => name },
        { key: 'amount', header: t('officeMoney.invoices.amount'), align: 'end', cell: ({ amount }) => euro(amount) },
      ]}
    />
  );
}
