import { accountLettersEn } from './accounts/letters.en.ts';
import { applicationLettersEn } from './application/letters.en.ts';
import { boardSettingsEn } from './boardSettings/boardSettings.en.ts';
import { deathLinkEn } from './deaths/deathLink.en.ts';
import { deathPageEn } from './deaths/deathPage.en.ts';
import { deathPrintsEn } from './deaths/deathPrints.en.ts';
import { deathLettersEn } from './deaths/letters.en.ts';
import { dunningLettersEn } from './dunning/letters.en.ts';
import { healthLettersEn } from './health/letters.en.ts';
import { invoicingLettersEn } from './invoicing/letters.en.ts';
import { membersEn } from './members/members.en.ts';
import { membershipLettersEn } from './membership/letters.en.ts';
import { notificationLettersEn } from './notifications/letters.en.ts';
import { officeLettersEn } from './office/letters.en.ts';
import { onCallLettersEn } from './onCall/letters.en.ts';
import { paymentLettersEn } from './payments/letters.en.ts';
import { paymentLinkEn } from './payments/paymentLink.en.ts';
import { referenceLettersEn } from './reference/letters.en.ts';
import { referenceEn } from './reference/reference.en.ts';
import { textRemindersLettersEn } from './textReminders/letters.en.ts';

export const lettersEn = {
  reference: { ...referenceEn, ...referenceLettersEn },
  accounts: accountLettersEn,
  notifications: notificationLettersEn,
  // a field is named in a mail as on the screen
  members: { field: membersEn.field },
  // a step of a case is named on the family's page as on the screens
  boardSettings: { steps: boardSettingsEn.steps },
  onCall: onCallLettersEn,
  invoicing: invoicingLettersEn,
  payments: { ...paymentLettersEn, linkPage: paymentLinkEn },
  dunning: dunningLettersEn,
  textReminders: textRemindersLettersEn,
  application: applicationLettersEn,
  membership: membershipLettersEn,
  deaths: { ...deathLettersEn, page: deathPageEn, linkPage: deathLinkEn, print: deathPrintsEn },
  office: officeLettersEn,
  health: healthLettersEn,
};
