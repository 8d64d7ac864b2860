import { accountWordingTr } from './accounts/wording.tr.ts';
import { applicationWordingTr } from './application/wording.tr.ts';
import { boardSettingsTr } from './boardSettings/boardSettings.tr.ts';
import { cashWordingTr } from './cash/wording.tr.ts';
import { noticeTr } from './counter/notice.tr.ts';
import { counterWordingTr } from './counter/wording.tr.ts';
import { deathLinkTr } from './deaths/deathLink.tr.ts';
import { deathPageTr } from './deaths/deathPage.tr.ts';
import { deathPrintsTr } from './deaths/deathPrints.tr.ts';
import { deathWordingTr } from './deaths/wording.tr.ts';
import { dunningWordingTr } from './dunning/wording.tr.ts';
import { healthWordingTr } from './health/wording.tr.ts';
import { invoicingWordingTr } from './invoicing/wording.tr.ts';
import { membersTr } from './members/members.tr.ts';
import { membershipWordingTr } from './membership/wording.tr.ts';
import { proofWordingTr } from './movingIn/proofWording.tr.ts';
import { takeOverWordingTr } from './movingIn/takeOverWording.tr.ts';
import { movingInWordingTr } from './movingIn/wording.tr.ts';
import { notificationWordingTr } from './notifications/wording.tr.ts';
import { officeWordingTr } from './office/wording.tr.ts';
import { onCallWordingTr } from './onCall/wording.tr.ts';
import { paymentLinkTr } from './payments/paymentLink.tr.ts';
import { paymentWordingTr } from './payments/wording.tr.ts';
import { postWordingTr } from './post/wording.tr.ts';
import { referenceTr } from './reference/reference.tr.ts';
import { referenceWordingTr } from './reference/wording.tr.ts';
import { staffWordingTr } from './staff/wording.tr.ts';
import { textRemindersWordingTr } from './textReminders/wording.tr.ts';

export const wordingTr = {
  reference: { ...referenceTr, ...referenceWordingTr },
  accounts: accountWordingTr,
  notifications: notificationWordingTr,
  // a field is named in a mail as on the screen
  members: { field: membersTr.field },
  // a step of a case is named on the family's page as on the screens
  boardSettings: { steps: boardSettingsTr.steps },
  onCall: onCallWordingTr,
  invoicing: invoicingWordingTr,
  payments: { ...paymentWordingTr, linkPage: paymentLinkTr },
  movingIn: { ...movingInWordingTr, ...takeOverWordingTr, ...proofWordingTr },
  cash: cashWordingTr,
  dunning: dunningWordingTr,
  textReminders: textRemindersWordingTr,
  post: postWordingTr,
  application: applicationWordingTr,
  membership: membershipWordingTr,
  counter: { ...counterWordingTr, notice: noticeTr },
  deaths: { ...deathWordingTr, page: deathPageTr, linkPage: deathLinkTr, print: deathPrintsTr },
  office: officeWordingTr,
  health: healthWordingTr,
  staff: staffWordingTr,
};
