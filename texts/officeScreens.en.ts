import { officePaperEn } from './application/officePaper.en.ts';
import { boardSettingsEn } from './boardSettings/boardSettings.en.ts';
import { officeCashEn } from './cash/officeCash.en.ts';
import { officeCounterEn } from './counter/officeCounter.en.ts';
import { deathFiguresEn } from './deaths/deathFigures.en.ts';
import { officeHealthEn } from './health/officeHealth.en.ts';
import { officeScansEn } from './households/officeScans.en.ts';
import { insideEn } from './inside.en.ts';
import { coverGroundsEn } from './membership/coverGrounds.en.ts';
import { officeComparisonEn } from './membership/officeComparison.en.ts';
import { officeMergingEn } from './membership/officeMerging.en.ts';
import { listChangesEn } from './movingIn/listChanges.en.ts';
import { officeMovingInEn } from './movingIn/officeMovingIn.en.ts';
import { proofEn } from './movingIn/proof.en.ts';
import { takeOversEn } from './movingIn/takeOvers.en.ts';
import { officeDeathCostsEn } from './office/deaths/officeDeathCosts.en.ts';
import { officeDeathCustodyEn } from './office/deaths/officeDeathCustody.en.ts';
import { officeDeathDecisionsEn } from './office/deaths/officeDeathDecisions.en.ts';
import { officeDeathDocumentsEn } from './office/deaths/officeDeathDocuments.en.ts';
import { officeDeathLifeEn } from './office/deaths/officeDeathLife.en.ts';
import { officeDeathLinksEn } from './office/deaths/officeDeathLinks.en.ts';
import { officeDeathPrintsEn } from './office/deaths/officeDeathPrints.en.ts';
import { officeDeathStepsEn } from './office/deaths/officeDeathSteps.en.ts';
import { officeDeathsEn } from './office/deaths/officeDeaths.en.ts';
import { officeCheckEn } from './office/desk/officeCheck.en.ts';
import { officeDeskEn } from './office/desk/officeDesk.en.ts';
import { officeToDoEn } from './office/desk/officeToDo.en.ts';
import { officeListsEn } from './office/lists/officeLists.en.ts';
import { officeEn } from './office/office.en.ts';
import { officeAccessEn } from './office/officeAccess.en.ts';
import { officeApprovalsEn } from './office/officeApprovals.en.ts';
import { officeBankEn } from './office/officeBank.en.ts';
import { officeCorrectionsEn } from './office/officeCorrections.en.ts';
import { officeFeesEn } from './office/officeFees.en.ts';
import { officeHouseholdEn } from './office/officeHousehold.en.ts';
import { officeMoneyEn } from './office/officeMoney.en.ts';
import { officeNewsEn } from './office/officeNews.en.ts';
import { officeOnCallEn } from './office/officeOnCall.en.ts';
import { officeRunsEn } from './office/officeRuns.en.ts';
import { officeSettingsEn } from './office/officeSettings.en.ts';
import { officeViewerEn } from './office/officeViewer.en.ts';
import { officeSearchEn } from './office/search/officeSearch.en.ts';
import { officeCircularsEn } from './post/officeCirculars.en.ts';
import { officeLettersEn } from './post/officeLetters.en.ts';
import { officeReleaseEn } from './release/officeRelease.en.ts';
import { officeStaffEn } from './staff/officeStaff.en.ts';

export const officeScreensEn = {
  ...insideEn,
  coverGrounds: coverGroundsEn,
  boardSettings: boardSettingsEn,
  office: officeEn,
  officeHousehold: officeHouseholdEn,
  officeMoney: officeMoneyEn,
  officeCirculars: officeCircularsEn,
  officeLetters: officeLettersEn,
  officeRelease: officeReleaseEn,
  officeApprovals: officeApprovalsEn,
  officeBank: officeBankEn,
  officeCash: officeCashEn,
  officeMovingIn: officeMovingInEn,
  officeCorrections: officeCorrectionsEn,
  officeNews: officeNewsEn,
  takeOvers: takeOversEn,
  listChanges: listChangesEn,
  proof: proofEn,
  officeDeaths: officeDeathsEn,
  deathFigures: deathFiguresEn,
  officeDeathLife: officeDeathLifeEn,
  officeDeathCustody: officeDeathCustodyEn,
  officeDeathDecisions: officeDeathDecisionsEn,
  officeDeathCosts: officeDeathCostsEn,
  officeDeathLinks: officeDeathLinksEn,
  officeDeathPrints: officeDeathPrintsEn,
  officeDeathSteps: officeDeathStepsEn,
  officeDeathDocuments: officeDeathDocumentsEn,
  officeCounter: officeCounterEn,
  officePaper: officePaperEn,
  officeComparison: officeComparisonEn,
  officeMerging: officeMergingEn,
  officeScans: officeScansEn,
  officeLists: officeListsEn,
  officeDesk: officeDeskEn,
  officeCheck: officeCheckEn,
  officeToDo: officeToDoEn,
  officeFees: officeFeesEn,
  officeOnCall: officeOnCallEn,
  officeAccess: officeAccessEn,
  officeRuns: officeRunsEn,
  officeHealth: officeHealthEn,
  officeSearch: officeSearchEn,
  officeSettings: officeSettingsEn,
  officeStaff: officeStaffEn,
  officeViewer: officeViewerEn,
};
