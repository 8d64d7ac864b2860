import { draftsContract } from '../../domain/application/drafts.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { discardDraft, keepDraft, listDrafts } from './drafts.actions.ts';

export const draftsRoutes: readonly Route[] = [
  route(draftsContract.listDrafts, listDrafts),
  route(draftsContract.keepDraft, keepDraft),
  route(draftsContract.discardDraft, discardDraft),
];
