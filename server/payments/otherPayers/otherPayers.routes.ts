import { otherPayersContract } from '../../../domain/payments/otherPayers.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { endPayer, setPayer } from './otherPayers.actions.ts';

export const otherPayersRoutes: readonly Route[] = [
  route(otherPayersContract.setPayer, setPayer),
  route(otherPayersContract.endPayer, endPayer),
];
