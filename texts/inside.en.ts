import { accountCodeEn } from './accounts/accountCode.en.ts';
import { myAccountEn } from './accounts/myAccount.en.ts';
import { applicationEn } from './application/application.en.ts';
import { homeEn } from './application/home.en.ts';
import { burialEn } from './burial/burial.en.ts';
import { documentsEn } from './documents/documents.en.ts';
import { householdsEn } from './households/households.en.ts';
import { insideFieldsEn } from './insideFields.en.ts';
import { insideRefusalsEn } from './insideRefusals.en.ts';
import { invoicingEn } from './invoicing/invoicing.en.ts';
import { membersEn } from './members/members.en.ts';
import { membershipEn } from './membership/membership.en.ts';
import { notificationsEn } from './notifications/notifications.en.ts';
import { paymentsEn } from './payments/payments.en.ts';
import { referenceEn } from './reference/reference.en.ts';
import { joinStaffEn } from './staff/joinStaff.en.ts';
import { substitutesEn } from './substitutes/substitutes.en.ts';

export const insideEn = {
  insideFields: insideFieldsEn,
  insideRefusals: insideRefusalsEn,
  reference: referenceEn,
  myAccount: myAccountEn,
  accountCode: accountCodeEn,
  joinStaff: joinStaffEn,
  notifications: notificationsEn,
  documents: documentsEn,
  members: membersEn,
  households: householdsEn,
  burial: burialEn,
  substitutes: substitutesEn,
  invoicing: invoicingEn,
  payments: paymentsEn,
  application: applicationEn,
  home: homeEn,
  membership: membershipEn,
};
