import { useState } from 'react';
import type { SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { useCreateInvoices } from '../../invoicing/invoicingApi.ts';
import { useHome } from '../../me/meApi.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { type StepOf, useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { isReadyToSend } from '../frame/lastStep.ts';

type Payable = 'sirf' | 'siac';

/** The receipt of a draft; `isSubmission` if its Confirm submits the application, which the reader has seen. */
export type Receipt = { type: Payable; draft: SaleInvoice; isSubmission: boolean };

/**
 * "Pay now" opens the receipt. If its Confirm would submit an application that this screen does not show, because the
 * rest arrived elsewhere, "Check and send" comes first (D20).
 */
export function useReceipt() {
  const create = useCreateInvoices();
  const { running, run } = useOneAtATime<Payable>();
  const [receipt, setReceipt] = useState<Receipt>();
  const [nothingToPay, setNothingToPay] = useState(false);
  const { askToSubmit, wouldSubmit } = useCheckAndSend();
  const isShown = useIsReadyToSend();

  const pay = (type: Payable) =>
    run(type, async () => {
      const isSubmission = await wouldSubmit(stepOf[type]);
      if (isSubmission && !isShown && !(await askToSubmit(stepOf[type], { isReceiptNext: true }))) return;
      const [draft] = await create.mutateAsync(type);
      setReceipt(draft && { type, draft, isSubmission });
      setNothingToPay(draft === undefined);
    });

  /** Another device may have closed all other gaps while the receipt was open: then the application is checked first. */
  async function mayConfirm({ type, isSubmission }: Receipt): Promise<boolean> {
    if (isSubmission || !(await wouldSubmit(stepOf[type]))) return true;
    setReceipt(undefined);
    void pay(type);
    return false;
  }

  return { pay, running, receipt, closeReceipt: () => setReceipt(undefined), mayConfirm, nothingToPay };
}

/** Whether only the payments are left, so that this screen shows all that will be submitted. */
export function useIsReadyToSend(): boolean {
  const { isApplicant, application } = useHome();
  return isApplicant && application.sent_back_reason === null && isReadyToSend(application.gaps);
}

const stepOf: Record<Payable, StepOf> = {
  sirf: () => ({ closes: ['registration_fee'] }),
  siac: () => ({ closes: ['annual_contribution'] }),
};
