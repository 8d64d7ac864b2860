import { paperContract } from '../../domain/application/paper.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { enterApplication, findSamePersons } from './paper.actions.ts';

export const paperRoutes: readonly Route[] = [
  route(paperContract.findSamePersons, findSamePersons),
  route(paperContract.enterApplication, enterApplication),
];
