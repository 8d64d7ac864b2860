import { paperContract } from '../../domain/application/paper.contract.ts';
import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { comparisonContract } from '../../domain/membership/comparison.contract.ts';
import { decisionsContract } from '../../domain/membership/decisions.contract.ts';
import { mergingContract } from '../../domain/membership/merging/merging.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { printMembershipCard } from './card/membershipCard.actions.ts';
import { letGoOn } from './comparison/comparison.actions.ts';
import { askToJoin } from './comparison/joining.actions.ts';
import { setEligibility } from './eligibility.actions.ts';
import { deactivate } from './ending/deactivation.actions.ts';
import { withdrawEnd } from './ending/endingsToCome.actions.ts';
import { reactivate } from './ending/reactivation.actions.ts';
import { discardApplication } from './erasure/discardPaper.actions.ts';
import { eraseHousehold } from './erasure/erasureDecision.actions.ts';
import { sendBack, takeBack } from './joining/sendBack.actions.ts';
import { agreeToAny } from './merging/agreeing.actions.ts';
import { askToMerge, compareHouseholds } from './merging/asking.actions.ts';

export const membershipRoutes: readonly Route[] = [
  // the call is recorded, so this GET needs a transaction; the PDF is rendered after it
  visit(decisionsContract.printMembershipCard, printMembershipCard),
  route(decisionsContract.sendBack, sendBack),
  route(decisionsContract.takeBack, takeBack),
  route(decisionsContract.deactivate, deactivate),
  route(decisionsContract.withdrawEnd, withdrawEnd),
  route(decisionsContract.reactivate, reactivate),
  route(decisionsContract.eraseHousehold, eraseHousehold),
  route(paperContract.discardApplication, discardApplication),
  route(comparisonContract.letGoOn, letGoOn),
  route(comparisonContract.askToJoin, askToJoin),
  route(mergingContract.compareHouseholds, compareHouseholds),
  route(mergingContract.askToMerge, askToMerge),
  // here, because some of the things to agree to end a household
  route(approvalsContract.agree, agreeToAny),
  route(decisionsContract.setEligibility, setEligibility),
];
