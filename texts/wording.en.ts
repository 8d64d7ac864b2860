import { accountWordingEn } from './accounts/wording.en.ts';
import { applicationWordingEn } from './application/wording.en.ts';
import { boardSettingsEn } from './boardSettings/boardSettings.en.ts';
import { cashWordingEn } from './cash/wording.en.ts';
import { noticeEn } from './counter/notice.en.ts';
import { counterWordingEn } from './counter/wording.en.ts';
import { deathLinkEn } from './deaths/deathLink.en.ts';
import { deathPageEn } from './deaths/deathPage.en.ts';
import { deathPrintsEn } from './deaths/deathPrints.en.ts';
import { deathWordingEn } from './deaths/wording.en.ts';
import { dunningWordingEn } from './dunning/wording.en.ts';
import { healthWordingEn } from './health/wording.en.ts';
import { invoicingWordingEn } from './invoicing/wording.en.ts';
import { membersEn } from './members/members.en.ts';
import { membershipWordingEn } from './membership/wording.en.ts';
import { proofWordingEn } from './movingIn/proofWording.en.ts';
import { takeOverWordingEn } from './movingIn/takeOverWording.en.ts';
import { movingInWordingEn } from './movingIn/wording.en.ts';
import { notificationWordingEn } from './notifications/wording.en.ts';
import { officeWordingEn } from './office/wording.en.ts';
import { onCallWordingEn } from './onCall/wording.en.ts';
import { paymentLinkEn } from './payments/paymentLink.en.ts';
import { paymentWordingEn } from './payments/wording.en.ts';
import { postWordingEn } from './post/wording.en.ts';
import { referenceEn } from './reference/reference.en.ts';
import { referenceWordingEn } from './reference/wording.en.ts';
import { staffWordingEn } from './staff/wording.en.ts';
import { textRemindersWordingEn } from './textReminders/wording.en.ts';

export const wordingEn = {
  reference: { ...referenceEn, ...referenceWordingEn },
  accounts: accountWordingEn,
  notifications: notificationWordingEn,
  // a field is named in a mail as on the screen
  members: { field: membersEn.field },
  // a step of a case is named on the family's page as on the screens
  boardSettings: { steps: boardSettingsEn.steps },
  onCall: onCallWordingEn,
  invoicing: invoicingWordingEn,
  payments: { ...paymentWordingEn, linkPage: paymentLinkEn },
  movingIn: { ...movingInWordingEn, ...takeOverWordingEn, ...proofWordingEn },
  cash: cashWordingEn,
  dunning: dunningWordingEn,
  textReminders: textRemindersWordingEn,
  post: postWordingEn,
  application: applicationWordingEn,
  membership: membershipWordingEn,
  counter: { ...counterWordingEn, notice: noticeEn },
  deaths: { ...deathWordingEn, page: deathPageEn, linkPage: deathLinkEn, print: deathPrintsEn },
  office: officeWordingEn,
  health: healthWordingEn,
  staff: staffWordingEn,
};
