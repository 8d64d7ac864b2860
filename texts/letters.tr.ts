import { accountLettersTr } from './accounts/letters.tr.ts';
import { applicationLettersTr } from './application/letters.tr.ts';
import { boardSettingsTr } from './boardSettings/boardSettings.tr.ts';
import { deathLinkTr } from './deaths/deathLink.tr.ts';
import { deathPageTr } from './deaths/deathPage.tr.ts';
import { deathPrintsTr } from './deaths/deathPrints.tr.ts';
import { deathLettersTr } from './deaths/letters.tr.ts';
import { dunningLettersTr } from './dunning/letters.tr.ts';
import { healthLettersTr } from './health/letters.tr.ts';
import { invoicingLettersTr } from './invoicing/letters.tr.ts';
import { membersTr } from './members/members.tr.ts';
import { membershipLettersTr } from './membership/letters.tr.ts';
import { notificationLettersTr } from './notifications/letters.tr.ts';
import { officeLettersTr } from './office/letters.tr.ts';
import { onCallLettersTr } from './onCall/letters.tr.ts';
import { paymentLettersTr } from './payments/letters.tr.ts';
import { paymentLinkTr } from './payments/paymentLink.tr.ts';
import { referenceLettersTr } from './reference/letters.tr.ts';
import { referenceTr } from './reference/reference.tr.ts';
import { textRemindersLettersTr } from './textReminders/letters.tr.ts';

export const lettersTr = {
  reference: { ...referenceTr, ...referenceLettersTr },
  accounts: accountLettersTr,
  notifications: notificationLettersTr,
  // a field is named in a mail as on the screen
  members: { field: membersTr.field },
  // a step of a case is named on the family's page as on the screens
  boardSettings: { steps: boardSettingsTr.steps },
  onCall: onCallLettersTr,
  invoicing: invoicingLettersTr,
  payments: { ...paymentLettersTr, linkPage: paymentLinkTr },
  dunning: dunningLettersTr,
  textReminders: textRemindersLettersTr,
  application: applicationLettersTr,
  membership: membershipLettersTr,
  deaths: { ...deathLettersTr, page: deathPageTr, linkPage: deathLinkTr, print: deathPrintsTr },
  office: officeLettersTr,
  health: healthLettersTr,
};
