import { useState } from 'react';
import type { GapKey } from '../../../domain/application/gaps.ts';
import { invoicingContract, type SaleInvoice } from '../../../domain/invoicing/invoicing.contract.ts';
import { invoiceLists } from '../../invoicing/invoices.ts';
import { useHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { type StepOf, useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { isReadyToSend } from '../frame/lastStep.ts';
import type { Payable } from './offers.ts';
import type { Receipts } from './receiptsOf.ts';

/** The receipts that follow each other in one dialog. */
type Series = {
  /** What is still to be confirmed, the shown one first. */
  queue: readonly [Payable, ...Payable[]];
  /** What was confirmed in this dialog. */
  confirmed: readonly SaleInvoice[];
  /** How many invoices of the application were confirmed before. */
  doneBefore: number;
};

/** The receipt of a draft; `isSubmission` if its Confirm submits the application, which the reader has seen. */
export type DraftReceipt = Series & { draft: SaleInvoice; isSubmission: boolean };

/** After the last receipt: what was confirmed, and whether that submitted the application. */
export type DoneReceipt = { draft?: undefined; confirmed: readonly SaleInvoice[]; isSubmission: boolean };

/**
 * "Pay now" opens the receipt. An applicant's other invoice follows in the same dialog, because the application is sent
 * with the last one. If a Confirm would submit an application that this screen does not show, because the rest arrived
 * elsewhere, "Check and send" comes first (D20).
 */
export function useReceipt({ done, types }: Receipts) {
  const create = useSend(invoicingContract.createInvoices, invoiceLists);
  const { isApplicant } = useHome();
  const { running, run } = useOneAtATime<Payable>();
  const [receipt, setReceipt] = useState<DraftReceipt | DoneReceipt>();
  const [nothingToPay, setNothingToPay] = useState(false);
  const [stops, setStops] = useState(0);
  const { askToSubmit, wouldSubmit } = useCheckAndSend();
  const isShown = useIsReadyToSend();

  async function open(series: Series): Promise<void> {
    const [type] = series.queue;
    const step = stepOf(series);
    const isSubmission = await wouldSubmit(step);
    if (isSubmission && !isShown) {
      setReceipt(undefined);
      if (!(await askToSubmit(step, { isReceiptNext: true }))) return;
    }
    const [draft] = await create.mutateAsync({ types: [type] });
    setReceipt(draft && { ...series, draft, isSubmission });
    setNothingToPay(draft === undefined && series.confirmed.length === 0);
  }

  function pay(type: Payable): Promise<void> {
    const others = isApplicant ? types.filter((each) => each !== type) : [];
    return run(type, () => open({ queue: [type, ...others], confirmed: [], doneBefore: done }));
  }

  /** The next receipt; after the last one, what was confirmed. If the next one fails, the screen says what is left. */
  async function goOn({ queue: [, ...left], ...shown }: DraftReceipt, invoice: SaleInvoice): Promise<void> {
    const confirmed = [...shown.confirmed, invoice];
    const [next, ...others] = left;
    if (next === undefined) return setReceipt({ confirmed, isSubmission: shown.isSubmission });
    await open({ ...shown, queue: [next, ...others], confirmed }).catch((error: unknown) => {
      stopBetween();
      throw error;
    });
  }

  /** Another device may have closed all other gaps while the receipt was open: then the application is checked first. */
  async function mayConfirm({ draft, isSubmission, ...series }: DraftReceipt): Promise<boolean> {
    if (isSubmission || !(await wouldSubmit(stepOf(series)))) return true;
    setReceipt(undefined);
    void run(series.queue[0], () => open(series));
    return false;
  }

  function close(): void {
    if (receipt?.draft && receipt.confirmed.length > 0) stopBetween();
    else setReceipt(undefined);
  }

  function stopBetween(): void {
    setReceipt(undefined);
    setStops((before) => before + 1);
  }

  return { pay, running, receipt, stops, close, mayConfirm, goOn, nothingToPay };
}

/** Whether only the payments are left, so that this screen shows all that will be submitted. */
export function useIsReadyToSend(): boolean {
  const { isApplicant, application } = useHome();
  return isApplicant && application.sent_back_reason === null && isReadyToSend(application.gaps);
}

const gapOf: Partial<Record<SaleInvoice['type'], GapKey>> = {
  sirf: 'registration_fee',
  siac: 'annual_contribution',
};

/** Receipts confirmed before in this dialog count as well, because the gaps of `me` may arrive after the next one. */
function stepOf({ queue: [type], confirmed }: Series): StepOf {
  const closes = [type, ...confirmed.map((invoice) => invoice.type)].flatMap((each) => gapOf[each] ?? []);
  return () => ({ closes });
}
