import { postContract } from '../../domain/post/post.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { pullOutEnvelope, returnEnvelope } from './envelopes.actions.ts';
import { readEnvelopes, readHouseholdLetters, readLetters } from './letters.reads.ts';
import { openEnvelope, openLetterPrint, printLetters, sendLetterPrint } from './printing.actions.ts';

export const postRoutes: readonly Route[] = [
  route(postContract.getLetters, readLetters),
  route(postContract.listEnvelopes, readEnvelopes),
  route(postContract.listHouseholdLetters, readHouseholdLetters),
  route(postContract.printLetters, printLetters),
  visit(postContract.openLetterPrint, openLetterPrint),
  route(postContract.sendLetterPrint, sendLetterPrint),
  visit(postContract.openEnvelope, openEnvelope),
  route(postContract.returnEnvelope, returnEnvelope),
  route(postContract.pullOutEnvelope, pullOutEnvelope),
];
