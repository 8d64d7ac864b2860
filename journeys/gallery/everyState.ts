import { applicantStates } from './applicantStates.ts';
import { accountCodeStates } from './codes/accountCodeStates.ts';
import { officePaperStates } from './counter/officePaperStates.ts';
import { coverStates } from './coverStates.ts';
import { deathContactStates } from './deathContactStates.ts';
import { officeCheckStates } from './desk/officeCheckStates.ts';
import { officeDeskStates } from './desk/officeDeskStates.ts';
import { officeListStates, officeListsState } from './desk/officeListStates.ts';
import { officePdfStates } from './desk/officePdfStates.ts';
import { officeScanStates } from './desk/officeScanStates.ts';
import { homeStates } from './homeStates.ts';
import { officeCircularStates } from './letters/officeCircularStates.ts';
import { officeLetterStates } from './letters/officeLetterStates.ts';
import { officeReleaseStates } from './letters/officeReleaseStates.ts';
import { mainMemberStates } from './mainMemberStates.ts';
import { memberStates } from './memberStates.ts';
import { comparisonStates } from './movingIn/comparisonStates.ts';
import { listChangesStates } from './movingIn/listChangesStates.ts';
import { mergingStates } from './movingIn/mergingStates.ts';
import { officeMovingInStates } from './movingIn/officeMovingInStates.ts';
import { proofStates } from './movingIn/proofStates.ts';
import { takeOverStates } from './movingIn/takeOverStates.ts';
import { officeAccessStates } from './officeAccessStates.ts';
import { officeBankStates } from './officeBankStates.ts';
import { officeCashStates } from './officeCashStates.ts';
import { officeCounterStates } from './officeCounterStates.ts';
import { officeDeathDocumentStates } from './officeDeathDocumentStates.ts';
import { officeDeathFigureStates } from './officeDeathFigureStates.ts';
import { officeDeathLifeStates } from './officeDeathLifeStates.ts';
import { officeDeathLinkStates } from './officeDeathLinkStates.ts';
import { officeDeathStates } from './officeDeathStates.ts';
import { officeDeathStepStates } from './officeDeathStepStates.ts';
import { officeEndStates } from './officeEndStates.ts';
import { officeFeesStates } from './officeFeesStates.ts';
import { officeHealthStates } from './officeHealthStates.ts';
import { officeHouseholdStates } from './officeHouseholdStates.ts';
import { officeKeepingStates } from './officeKeepingStates.ts';
import { officeMailStates } from './officeMailStates.ts';
import { officeOnCallStates } from './officeOnCallStates.ts';
import { officeRunsStates } from './officeRunsStates.ts';
import { officeSettingsStates } from './officeSettingsStates.ts';
import { officeStates } from './officeStates.ts';
import { paymentStates } from './paymentStates.ts';
import { photoStates } from './photoStates.ts';
import { publicStates } from './publicStates.ts';
import type { ScreenState } from './screenState.ts';
import { officeStaffStates } from './staff/officeStaffStates.ts';
import { textReminderStates } from './textReminderStates.ts';

/** Every screen of the portal and the office, empty, filled, refused and with its dialogs open. */
export const everyState: readonly ScreenState[] = [
  ...publicStates,
  ...accountCodeStates,
  ...applicantStates,
  ...mainMemberStates,
  ...photoStates,
  ...deathContactStates,
  ...paymentStates,
  ...memberStates,
  ...homeStates,
  ...textReminderStates,
  ...coverStates,
  ...officeCheckStates,
  ...officeRunsStates,
  ...officeHealthStates,
  ...officeStates,
  ...officeAccessStates,
  ...officeBankStates,
  ...officeCashStates,
  ...officeHouseholdStates,
  ...officeCounterStates,
  ...officePaperStates,
  ...officeDeskStates,
  ...officeScanStates,
  ...officePdfStates,
  ...officeEndStates,
  ...officeKeepingStates,
  ...officeCircularStates,
  ...officeLetterStates,
  ...officeReleaseStates,
  ...officeListStates,
  ...officeStaffStates,
  ...officeMailStates,
  ...officeFeesStates,
  ...officeDeathStates,
  ...officeDeathFigureStates,
  ...officeDeathDocumentStates,
  ...officeDeathLinkStates,
  ...officeDeathLifeStates,
  ...officeDeathStepStates,
  ...officeOnCallStates,
  ...officeSettingsStates,
  ...officeMovingInStates,
  ...comparisonStates,
  ...mergingStates,
  ...takeOverStates,
  ...listChangesStates,
  ...proofStates,
  officeListsState,
];
