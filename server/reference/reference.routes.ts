import { referenceContract } from '../../domain/reference/reference.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { listCountries } from './countries.ts';
import { listEligibilities } from './eligibilities.ts';

export const referenceRoutes: readonly Route[] = [
  route(referenceContract.listCountries, listCountries),
  route(referenceContract.listEligibilities, listEligibilities),
];
