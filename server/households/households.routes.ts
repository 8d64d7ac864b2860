import { householdsContract } from '../../domain/households/households.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { addAddress, addOwnAddress, changeAddress } from './addresses.actions.ts';

export const householdsRoutes: readonly Route[] = [
  route(householdsContract.addOwnAddress, addOwnAddress),
  route(householdsContract.addAddress, addAddress),
  route(householdsContract.changeAddress, changeAddress),
];
