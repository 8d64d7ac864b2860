import { paymentsContract } from '../../../domain/payments/payments.contract.ts';
import { call } from '../../platform/calls/call.ts';
import { type Decision, useDecision } from './useDecision.ts';

export function useBookPayment() {
  return useDecision(({ id, ...input }: Decision<typeof paymentsContract.bookPayment>, shown) =>
    call(paymentsContract.bookPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useReturnPayment() {
  return useDecision(({ id, ...input }: Decision<typeof paymentsContract.returnPayment>, shown) =>
    call(paymentsContract.returnPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useAssignPayment() {
  return useDecision(({ id, ...input }: Decision<typeof paymentsContract.assignPayment>, shown) =>
    call(paymentsContract.assignPayment, { ...input, ...shown, id: String(id) }),
  );
}

export function useTakeInvoiceStep() {
  return useDecision(({ id, ...input }: Decision<typeof paymentsContract.takeInvoiceStep>, shown) =>
    call(paymentsContract.takeInvoiceStep, { ...input, ...shown, id: String(id) }),
  );
}
