import { officePaperTr } from './application/officePaper.tr.ts';
import { boardSettingsTr } from './boardSettings/boardSettings.tr.ts';
import { officeCashTr } from './cash/officeCash.tr.ts';
import { officeCounterTr } from './counter/officeCounter.tr.ts';
import { deathFiguresTr } from './deaths/deathFigures.tr.ts';
import { officeHealthTr } from './health/officeHealth.tr.ts';
import { officeScansTr } from './households/officeScans.tr.ts';
import { insideTr } from './inside.tr.ts';
import { coverGroundsTr } from './membership/coverGrounds.tr.ts';
import { officeComparisonTr } from './membership/officeComparison.tr.ts';
import { officeMergingTr } from './membership/officeMerging.tr.ts';
import { listChangesTr } from './movingIn/listChanges.tr.ts';
import { officeMovingInTr } from './movingIn/officeMovingIn.tr.ts';
import { proofTr } from './movingIn/proof.tr.ts';
import { takeOversTr } from './movingIn/takeOvers.tr.ts';
import { officeDeathCostsTr } from './office/deaths/officeDeathCosts.tr.ts';
import { officeDeathCustodyTr } from './office/deaths/officeDeathCustody.tr.ts';
import { officeDeathDecisionsTr } from './office/deaths/officeDeathDecisions.tr.ts';
import { officeDeathDocumentsTr } from './office/deaths/officeDeathDocuments.tr.ts';
import { officeDeathLifeTr } from './office/deaths/officeDeathLife.tr.ts';
import { officeDeathLinksTr } from './office/deaths/officeDeathLinks.tr.ts';
import { officeDeathPrintsTr } from './office/deaths/officeDeathPrints.tr.ts';
import { officeDeathStepsTr } from './office/deaths/officeDeathSteps.tr.ts';
import { officeDeathsTr } from './office/deaths/officeDeaths.tr.ts';
import { officeCheckTr } from './office/desk/officeCheck.tr.ts';
import { officeDeskTr } from './office/desk/officeDesk.tr.ts';
import { officeToDoTr } from './office/desk/officeToDo.tr.ts';
import { officeListsTr } from './office/lists/officeLists.tr.ts';
import { officeTr } from './office/office.tr.ts';
import { officeAccessTr } from './office/officeAccess.tr.ts';
import { officeApprovalsTr } from './office/officeApprovals.tr.ts';
import { officeBankTr } from './office/officeBank.tr.ts';
import { officeCorrectionsTr } from './office/officeCorrections.tr.ts';
import { officeFeesTr } from './office/officeFees.tr.ts';
import { officeHouseholdTr } from './office/officeHousehold.tr.ts';
import { officeMoneyTr } from './office/officeMoney.tr.ts';
import { officeNewsTr } from './office/officeNews.tr.ts';
import { officeOnCallTr } from './office/officeOnCall.tr.ts';
import { officeRunsTr } from './office/officeRuns.tr.ts';
import { officeSettingsTr } from './office/officeSettings.tr.ts';
import { officeViewerTr } from './office/officeViewer.tr.ts';
import { officeSearchTr } from './office/search/officeSearch.tr.ts';
import { officeCircularsTr } from './post/officeCirculars.tr.ts';
import { officeLettersTr } from './post/officeLetters.tr.ts';
import { officeReleaseTr } from './release/officeRelease.tr.ts';
import { officeStaffTr } from './staff/officeStaff.tr.ts';

export const officeScreensTr = {
  ...insideTr,
  coverGrounds: coverGroundsTr,
  boardSettings: boardSettingsTr,
  office: officeTr,
  officeHousehold: officeHouseholdTr,
  officeMoney: officeMoneyTr,
  officeCirculars: officeCircularsTr,
  officeLetters: officeLettersTr,
  officeRelease: officeReleaseTr,
  officeApprovals: officeApprovalsTr,
  officeBank: officeBankTr,
  officeCash: officeCashTr,
  officeMovingIn: officeMovingInTr,
  officeCorrections: officeCorrectionsTr,
  officeNews: officeNewsTr,
  takeOvers: takeOversTr,
  listChanges: listChangesTr,
  proof: proofTr,
  officeDeaths: officeDeathsTr,
  deathFigures: deathFiguresTr,
  officeDeathLife: officeDeathLifeTr,
  officeDeathCustody: officeDeathCustodyTr,
  officeDeathDecisions: officeDeathDecisionsTr,
  officeDeathCosts: officeDeathCostsTr,
  officeDeathLinks: officeDeathLinksTr,
  officeDeathPrints: officeDeathPrintsTr,
  officeDeathSteps: officeDeathStepsTr,
  officeDeathDocuments: officeDeathDocumentsTr,
  officeCounter: officeCounterTr,
  officePaper: officePaperTr,
  officeComparison: officeComparisonTr,
  officeMerging: officeMergingTr,
  officeScans: officeScansTr,
  officeLists: officeListsTr,
  officeDesk: officeDeskTr,
  officeCheck: officeCheckTr,
  officeToDo: officeToDoTr,
  officeFees: officeFeesTr,
  officeOnCall: officeOnCallTr,
  officeAccess: officeAccessTr,
  officeRuns: officeRunsTr,
  officeHealth: officeHealthTr,
  officeSearch: officeSearchTr,
  officeSettings: officeSettingsTr,
  officeStaff: officeStaffTr,
  officeViewer: officeViewerTr,
};
