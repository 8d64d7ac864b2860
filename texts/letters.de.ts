import { accountLettersDe } from './accounts/letters.de.ts';
import { applicationLettersDe } from './application/letters.de.ts';
import { boardSettingsDe } from './boardSettings/boardSettings.de.ts';
import { deathLinkDe } from './deaths/deathLink.de.ts';
import { deathPageDe } from './deaths/deathPage.de.ts';
import { deathPrintsDe } from './deaths/deathPrints.de.ts';
import { deathLettersDe } from './deaths/letters.de.ts';
import { dunningLettersDe } from './dunning/letters.de.ts';
import { healthLettersDe } from './health/letters.de.ts';
import { invoicingLettersDe } from './invoicing/letters.de.ts';
import { membersDe } from './members/members.de.ts';
import { membershipLettersDe } from './membership/letters.de.ts';
import { notificationLettersDe } from './notifications/letters.de.ts';
import { officeLettersDe } from './office/letters.de.ts';
import { onCallLettersDe } from './onCall/letters.de.ts';
import { paymentLettersDe } from './payments/letters.de.ts';
import { paymentLinkDe } from './payments/paymentLink.de.ts';
import { referenceLettersDe } from './reference/letters.de.ts';
import { referenceDe } from './reference/reference.de.ts';
import { textRemindersLettersDe } from './textReminders/letters.de.ts';

/** What the server writes: mails, news and PDFs. */
export const lettersDe = {
  reference: { ...referenceDe, ...referenceLettersDe },
  accounts: accountLettersDe,
  notifications: notificationLettersDe,
  // a field is named in a mail as on the screen
  members: { field: membersDe.field },
  // a step of a case is named on the family's page as on the screens
  boardSettings: { steps: boardSettingsDe.steps },
  onCall: onCallLettersDe,
  invoicing: invoicingLettersDe,
  payments: { ...paymentLettersDe, linkPage: paymentLinkDe },
  dunning: dunningLettersDe,
  textReminders: textRemindersLettersDe,
  application: applicationLettersDe,
  membership: membershipLettersDe,
  deaths: { ...deathLettersDe, page: deathPageDe, linkPage: deathLinkDe, print: deathPrintsDe },
  office: officeLettersDe,
  health: healthLettersDe,
};
