import { accountWordingDe } from './accounts/wording.de.ts';
import { applicationWordingDe } from './application/wording.de.ts';
import { boardSettingsDe } from './boardSettings/boardSettings.de.ts';
import { cashWordingDe } from './cash/wording.de.ts';
import { noticeDe } from './counter/notice.de.ts';
import { counterWordingDe } from './counter/wording.de.ts';
import { deathLinkDe } from './deaths/deathLink.de.ts';
import { deathPageDe } from './deaths/deathPage.de.ts';
import { deathPrintsDe } from './deaths/deathPrints.de.ts';
import { deathWordingDe } from './deaths/wording.de.ts';
import { dunningWordingDe } from './dunning/wording.de.ts';
import { healthWordingDe } from './health/wording.de.ts';
import { invoicingWordingDe } from './invoicing/wording.de.ts';
import { membersDe } from './members/members.de.ts';
import { membershipWordingDe } from './membership/wording.de.ts';
import { proofWordingDe } from './movingIn/proofWording.de.ts';
import { takeOverWordingDe } from './movingIn/takeOverWording.de.ts';
import { movingInWordingDe } from './movingIn/wording.de.ts';
import { notificationWordingDe } from './notifications/wording.de.ts';
import { officeWordingDe } from './office/wording.de.ts';
import { onCallWordingDe } from './onCall/wording.de.ts';
import { paymentLinkDe } from './payments/paymentLink.de.ts';
import { paymentWordingDe } from './payments/wording.de.ts';
import { postWordingDe } from './post/wording.de.ts';
import { referenceDe } from './reference/reference.de.ts';
import { referenceWordingDe } from './reference/wording.de.ts';
import { staffWordingDe } from './staff/wording.de.ts';
import { textRemindersWordingDe } from './textReminders/wording.de.ts';

/** What the server writes: mails, news and PDFs. */
export const wordingDe = {
  reference: { ...referenceDe, ...referenceWordingDe },
  accounts: accountWordingDe,
  notifications: notificationWordingDe,
  // a field is named in a mail as on the screen
  members: { field: membersDe.field },
  // a step of a case is named on the family's page as on the screens
  boardSettings: { steps: boardSettingsDe.steps },
  onCall: onCallWordingDe,
  invoicing: invoicingWordingDe,
  payments: { ...paymentWordingDe, linkPage: paymentLinkDe },
  movingIn: { ...movingInWordingDe, ...takeOverWordingDe, ...proofWordingDe },
  cash: cashWordingDe,
  dunning: dunningWordingDe,
  textReminders: textRemindersWordingDe,
  post: postWordingDe,
  application: applicationWordingDe,
  membership: membershipWordingDe,
  counter: { ...counterWordingDe, notice: noticeDe },
  deaths: { ...deathWordingDe, page: deathPageDe, linkPage: deathLinkDe, print: deathPrintsDe },
  office: officeWordingDe,
  health: healthWordingDe,
  staff: staffWordingDe,
};
