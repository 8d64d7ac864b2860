import { officePaperDe } from './application/officePaper.de.ts';
import { boardSettingsDe } from './boardSettings/boardSettings.de.ts';
import { officeCashDe } from './cash/officeCash.de.ts';
import { officeCounterDe } from './counter/officeCounter.de.ts';
import { deathFiguresDe } from './deaths/deathFigures.de.ts';
import { officeHealthDe } from './health/officeHealth.de.ts';
import { officeScansDe } from './households/officeScans.de.ts';
import { insideDe } from './inside.de.ts';
import { coverGroundsDe } from './membership/coverGrounds.de.ts';
import { officeComparisonDe } from './membership/officeComparison.de.ts';
import { officeMergingDe } from './membership/officeMerging.de.ts';
import { listChangesDe } from './movingIn/listChanges.de.ts';
import { officeMovingInDe } from './movingIn/officeMovingIn.de.ts';
import { proofDe } from './movingIn/proof.de.ts';
import { takeOversDe } from './movingIn/takeOvers.de.ts';
import { officeDeathCostsDe } from './office/deaths/officeDeathCosts.de.ts';
import { officeDeathCustodyDe } from './office/deaths/officeDeathCustody.de.ts';
import { officeDeathDecisionsDe } from './office/deaths/officeDeathDecisions.de.ts';
import { officeDeathDocumentsDe } from './office/deaths/officeDeathDocuments.de.ts';
import { officeDeathLifeDe } from './office/deaths/officeDeathLife.de.ts';
import { officeDeathLinksDe } from './office/deaths/officeDeathLinks.de.ts';
import { officeDeathPrintsDe } from './office/deaths/officeDeathPrints.de.ts';
import { officeDeathStepsDe } from './office/deaths/officeDeathSteps.de.ts';
import { officeDeathsDe } from './office/deaths/officeDeaths.de.ts';
import { officeCheckDe } from './office/desk/officeCheck.de.ts';
import { officeDeskDe } from './office/desk/officeDesk.de.ts';
import { officeToDoDe } from './office/desk/officeToDo.de.ts';
import { officeListsDe } from './office/lists/officeLists.de.ts';
import { officeDe } from './office/office.de.ts';
import { officeAccessDe } from './office/officeAccess.de.ts';
import { officeApprovalsDe } from './office/officeApprovals.de.ts';
import { officeBankDe } from './office/officeBank.de.ts';
import { officeCorrectionsDe } from './office/officeCorrections.de.ts';
import { officeFeesDe } from './office/officeFees.de.ts';
import { officeHouseholdDe } from './office/officeHousehold.de.ts';
import { officeMoneyDe } from './office/officeMoney.de.ts';
import { officeNewsDe } from './office/officeNews.de.ts';
import { officeOnCallDe } from './office/officeOnCall.de.ts';
import { officeRunsDe } from './office/officeRuns.de.ts';
import { officeSettingsDe } from './office/officeSettings.de.ts';
import { officeViewerDe } from './office/officeViewer.de.ts';
import { officeSearchDe } from './office/search/officeSearch.de.ts';
import { officeCircularsDe } from './post/officeCirculars.de.ts';
import { officeLettersDe } from './post/officeLetters.de.ts';
import { officeReleaseDe } from './release/officeRelease.de.ts';
import { officeStaffDe } from './staff/officeStaff.de.ts';

/** What the office's screens add to the public texts; they say what members read as well. */
export const officeScreensDe = {
  ...insideDe,
  coverGrounds: coverGroundsDe,
  boardSettings: boardSettingsDe,
  office: officeDe,
  officeHousehold: officeHouseholdDe,
  officeMoney: officeMoneyDe,
  officeCirculars: officeCircularsDe,
  officeLetters: officeLettersDe,
  officeRelease: officeReleaseDe,
  officeApprovals: officeApprovalsDe,
  officeBank: officeBankDe,
  officeCash: officeCashDe,
  officeMovingIn: officeMovingInDe,
  officeCorrections: officeCorrectionsDe,
  officeNews: officeNewsDe,
  takeOvers: takeOversDe,
  listChanges: listChangesDe,
  proof: proofDe,
  officeDeaths: officeDeathsDe,
  deathFigures: deathFiguresDe,
  officeDeathLife: officeDeathLifeDe,
  officeDeathCustody: officeDeathCustodyDe,
  officeDeathDecisions: officeDeathDecisionsDe,
  officeDeathCosts: officeDeathCostsDe,
  officeDeathLinks: officeDeathLinksDe,
  officeDeathPrints: officeDeathPrintsDe,
  officeDeathSteps: officeDeathStepsDe,
  officeDeathDocuments: officeDeathDocumentsDe,
  officeCounter: officeCounterDe,
  officePaper: officePaperDe,
  officeComparison: officeComparisonDe,
  officeMerging: officeMergingDe,
  officeScans: officeScansDe,
  officeLists: officeListsDe,
  officeDesk: officeDeskDe,
  officeCheck: officeCheckDe,
  officeToDo: officeToDoDe,
  officeFees: officeFeesDe,
  officeOnCall: officeOnCallDe,
  officeAccess: officeAccessDe,
  officeRuns: officeRunsDe,
  officeHealth: officeHealthDe,
  officeSearch: officeSearchDe,
  officeSettings: officeSettingsDe,
  officeStaff: officeStaffDe,
  officeViewer: officeViewerDe,
};
