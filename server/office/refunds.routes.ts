import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { confirmRefund, refund, undoRefund } from './refunds.actions.ts';

export const refundRoutes: readonly Route[] = [
  route(refundsContract.refund, refund),
  route(refundsContract.undoRefund, undoRefund),
  route(refundsContract.confirmRefund, confirmRefund),
];
