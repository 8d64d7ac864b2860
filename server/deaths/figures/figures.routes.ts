import { deathFiguresContract } from '../../../domain/deaths/deathFigures.contract.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getFigures } from './figures.reads.ts';
import { downloadFigures } from './figuresFile.ts';

export const deathFiguresRoutes: readonly Route[] = [
  route(deathFiguresContract.getDeathFigures, getFigures),
  route(deathFiguresContract.downloadDeathFigures, downloadFigures),
];
