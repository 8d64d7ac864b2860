import { burialContract } from '../../domain/burial/burial.contract.ts';
import { route } from '../platform/http/route.ts';
import { changeBurialPlace, storeBurialPlace } from './burial.actions.ts';

export const burialRoutes = [
  route(burialContract.storeBurialPlace, storeBurialPlace),
  route(burialContract.changeBurialPlace, changeBurialPlace),
];
