import { circularsContract } from '../../../domain/post/circulars.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { countCircular, goOnWithCircular, previewCircular, readCirculars, writeCircular } from './circulars.actions.ts';

export const circularsRoutes: readonly Route[] = [
  route(circularsContract.listCirculars, readCirculars),
  route(circularsContract.countCircular, countCircular),
  visit(circularsContract.previewCircular, previewCircular),
  route(circularsContract.writeCircular, writeCircular),
  route(circularsContract.goOnWithCircular, goOnWithCircular),
];
