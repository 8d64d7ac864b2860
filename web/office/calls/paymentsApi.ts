import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { type Deed, useDeed } from './useDeed.ts';

export function useBookPayment() {
  return useDeed(({ id, ...input }: Deed<typeof paymentsContract.bookPayment>, shown) =>
    call(paymentsContract.bookPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useReturnPayment() {
  return useDeed(({ id, ...input }: Deed<typeof paymentsContract.returnPayment>, shown) =>
    call(paymentsContract.returnPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useAssignPayment() {
  return useDeed(({ id, ...input }: Deed<typeof paymentsContract.assignPayment>, shown) =>
    call(paymentsContract.assignPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useTakeInvoiceStep() {
  return useDeed(({ id, ...input }: Deed<typeof paymentsContract.takeInvoiceStep>, shown) =>
    call(paymentsContract.takeInvoiceStep, { ...input, ...shown, id: String(id) }),
  );
}
