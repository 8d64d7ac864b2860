import { accountCodeDe } from './accounts/accountCode.de.ts';
import { myAccountDe } from './accounts/myAccount.de.ts';
import { applicationDe } from './application/application.de.ts';
import { homeDe } from './application/home.de.ts';
import { burialDe } from './burial/burial.de.ts';
import { documentsDe } from './documents/documents.de.ts';
import { householdsDe } from './households/households.de.ts';
import { insideFieldsDe } from './insideFields.de.ts';
import { insideRefusalsDe } from './insideRefusals.de.ts';
import { invoicingDe } from './invoicing/invoicing.de.ts';
import { membersDe } from './members/members.de.ts';
import { membershipDe } from './membership/membership.de.ts';
import { notificationsDe } from './notifications/notifications.de.ts';
import { paymentsDe } from './payments/payments.de.ts';
import { referenceDe } from './reference/reference.de.ts';
import { joinStaffDe } from './staff/joinStaff.de.ts';
import { substitutesDe } from './substitutes/substitutes.de.ts';

/** What the screens behind the log-in add to the public texts. */
export const insideDe = {
  insideFields: insideFieldsDe,
  insideRefusals: insideRefusalsDe,
  reference: referenceDe,
  myAccount: myAccountDe,
  accountCode: accountCodeDe,
  joinStaff: joinStaffDe,
  notifications: notificationsDe,
  documents: documentsDe,
  members: membersDe,
  households: householdsDe,
  burial: burialDe,
  substitutes: substitutesDe,
  invoicing: invoicingDe,
  payments: paymentsDe,
  application: applicationDe,
  home: homeDe,
  membership: membershipDe,
};
