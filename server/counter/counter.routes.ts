import { accountCodesContract } from '../../domain/counter/accountCodes.contract.ts';
import { counterContract } from '../../domain/counter/counter.contract.ts';
import { notesContract } from '../../domain/counter/notes.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { showAccountCode } from './accountCodes.actions.ts';
import { readAccountCode } from './accountCodes.reads.ts';
import { beginConversation, giveReason } from './conversations.actions.ts';
import { setCorrespondence } from './correspondence.actions.ts';
import { endFollowUp, writeNote } from './notes.actions.ts';

export const counterRoutes: readonly Route[] = [
  route(counterContract.beginConversation, beginConversation),
  route(counterContract.giveReason, giveReason),
  route(counterContract.setCorrespondence, setCorrespondence),
  route(accountCodesContract.getAccountCode, readAccountCode),
  route(accountCodesContract.showAccountCode, showAccountCode),
  route(notesContract.writeNote, writeNote),
  route(notesContract.endFollowUp, endFollowUp),
];
