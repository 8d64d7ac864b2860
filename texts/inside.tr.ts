import { accountCodeTr } from './accounts/accountCode.tr.ts';
import { myAccountTr } from './accounts/myAccount.tr.ts';
import { applicationTr } from './application/application.tr.ts';
import { homeTr } from './application/home.tr.ts';
import { burialTr } from './burial/burial.tr.ts';
import { documentsTr } from './documents/documents.tr.ts';
import { householdsTr } from './households/households.tr.ts';
import { insideFieldsTr } from './insideFields.tr.ts';
import { insideRefusalsTr } from './insideRefusals.tr.ts';
import { invoicingTr } from './invoicing/invoicing.tr.ts';
import { membersTr } from './members/members.tr.ts';
import { membershipTr } from './membership/membership.tr.ts';
import { notificationsTr } from './notifications/notifications.tr.ts';
import { paymentsTr } from './payments/payments.tr.ts';
import { referenceTr } from './reference/reference.tr.ts';
import { joinStaffTr } from './staff/joinStaff.tr.ts';
import { substitutesTr } from './substitutes/substitutes.tr.ts';

export const insideTr = {
  insideFields: insideFieldsTr,
  insideRefusals: insideRefusalsTr,
  reference: referenceTr,
  myAccount: myAccountTr,
  accountCode: accountCodeTr,
  joinStaff: joinStaffTr,
  notifications: notificationsTr,
  documents: documentsTr,
  members: membersTr,
  households: householdsTr,
  burial: burialTr,
  substitutes: substitutesTr,
  invoicing: invoicingTr,
  payments: paymentsTr,
  application: applicationTr,
  home: homeTr,
  membership: membershipTr,
};
