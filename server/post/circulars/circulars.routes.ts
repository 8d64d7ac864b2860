import { circularsContract } from '../../../domain/post/circulars.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { readCircular } from './circularPage.reads.ts';
import {
  countCircular,
  goOnWithCircular,
  previewCircular,
  readCirculars,
  testCircular,
  writeCircular,
} from './circulars.actions.ts';

export const circularsRoutes: readonly Route[] = [
  route(circularsContract.listCirculars, readCirculars),
  route(circularsContract.countCircular, countCircular),
  route(circularsContract.readCircular, readCircular),
  route(circularsContract.testCircular, testCircular),
  visit(circularsContract.previewCircular, previewCircular),
  route(circularsContract.writeCircular, writeCircular),
  route(circularsContract.goOnWithCircular, goOnWithCircular),
];
