import { releaseContract } from '../../domain/release/release.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import {
  agreeToRelease,
  allowFirstReminders,
  askForRelease,
  makeFirstInvoices,
  stopRelease,
} from './release.actions.ts';
import { countRelease, readReleases } from './release.reads.ts';

export const releaseRoutes: readonly Route[] = [
  route(releaseContract.getReleases, readReleases),
  route(releaseContract.countRelease, countRelease),
  route(releaseContract.askForRelease, askForRelease),
  route(releaseContract.agreeToRelease, agreeToRelease),
  route(releaseContract.stopRelease, stopRelease),
  route(releaseContract.makeFirstInvoices, makeFirstInvoices),
  route(releaseContract.allowFirstReminders, allowFirstReminders),
];
