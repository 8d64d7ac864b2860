import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { refund } from './refunds.actions.ts';

export const secondPersonRoutes: readonly Route[] = [route(refundsContract.refund, refund)];
