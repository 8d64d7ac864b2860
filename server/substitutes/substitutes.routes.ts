import { substitutesContract } from '../../domain/substitutes/substitutes.contract.ts';
import { route } from '../platform/http/route.ts';
import { changeSubstitute, createSubstitute, endSubstitute } from './substitutes.actions.ts';

export const substitutesRoutes = [
  route(substitutesContract.createSubstitute, createSubstitute),
  route(substitutesContract.changeSubstitute, changeSubstitute),
  route(substitutesContract.endSubstitute, endSubstitute),
];
