import { z } from 'zod';
import * as accounts from '../domain/accounts/accounts.contract.ts';
import { accountRefusals } from '../domain/accounts/accounts.refusals.ts';
import * as secondFactor from '../domain/accounts/secondFactor.contract.ts';
import * as application from '../domain/application/application.contract.ts';
import { applicationRefusals } from '../domain/application/application.refusals.ts';
import { approvalRefusals } from '../domain/approvals/approvals.refusals.ts';
import { auditRefusals } from '../domain/audit/audit.refusals.ts';
import * as boardSettings from '../domain/boardSettings/boardSettings.contract.ts';
import { boardSettingsRefusals } from '../domain/boardSettings/boardSettings.refusals.ts';
import * as settingsAnswer from '../domain/boardSettings/settingsAnswer.ts';
import * as burial from '../domain/burial/burial.contract.ts';
import { burialRefusals } from '../domain/burial/burial.refusals.ts';
import * as deathContacts from '../domain/burial/deathContacts.contract.ts';
import { cashRefusals } from '../domain/cash/cash.refusals.ts';
import { counterRefusals } from '../domain/counter/counter.refusals.ts';
import * as coverGrounds from '../domain/deaths/coverGround.ts';
import * as deathCases from '../domain/deaths/deathCases.contract.ts';
import * as deathCosts from '../domain/deaths/deathCosts.contract.ts';
import * as deathCustody from '../domain/deaths/deathCustody.contract.ts';
import * as deathDecisions from '../domain/deaths/deathDecisions.contract.ts';
import * as deathDocuments from '../domain/deaths/deathDocuments.contract.ts';
import * as deathFigures from '../domain/deaths/deathFigures.contract.ts';
import * as deathLinks from '../domain/deaths/deathLinks.contract.ts';
import * as deathPersons from '../domain/deaths/deathPersons.contract.ts';
import * as deathPrints from '../domain/deaths/deathPrints.contract.ts';
import * as deathSteps from '../domain/deaths/deathSteps.contract.ts';
import { deathRefusals } from '../domain/deaths/deaths.refusals.ts';
import * as deathLife from '../domain/deaths/life/deathLife.contract.ts';
import * as documents from '../domain/documents/documents.contract.ts';
import { documentRefusals } from '../domain/documents/documents.refusals.ts';
import * as health from '../domain/health/health.contract.ts';
import * as households from '../domain/households/households.contract.ts';
import { householdRefusals } from '../domain/households/households.refusals.ts';
import * as fees from '../domain/invoicing/fees.contract.ts';
import * as invoicing from '../domain/invoicing/invoicing.contract.ts';
import { invoicingRefusals } from '../domain/invoicing/invoicing.refusals.ts';
import * as officeInvoice from '../domain/invoicing/officeInvoice.ts';
import * as yearlyRun from '../domain/invoicing/yearlyRun.contract.ts';
import { mailRefusals } from '../domain/mails/mails.refusals.ts';
import * as me from '../domain/me/me.contract.ts';
import * as changeRequestReview from '../domain/members/changeRequests/changeRequestReview.contract.ts';
import * as changeRequests from '../domain/members/changeRequests/changeRequests.contract.ts';
import * as members from '../domain/members/members.contract.ts';
import { memberRefusals } from '../domain/members/members.refusals.ts';
import * as phones from '../domain/members/phoneSchemas.ts';
import { joiningRefusals } from '../domain/membership/joiningApplications.refusals.ts';
import * as membership from '../domain/membership/membership.contract.ts';
import { membershipRefusals } from '../domain/membership/membership.refusals.ts';
import * as mergedHouseholds from '../domain/membership/merging/mergedHousehold.ts';
import { mergingRefusals } from '../domain/membership/merging/merging.refusals.ts';
import * as merging from '../domain/membership/merging/mergingAnswers.ts';
import * as listChanges from '../domain/movingIn/changes/listChanges.contract.ts';
import { listChangesRefusals } from '../domain/movingIn/changes/listChanges.refusals.ts';
import { movingInRefusals } from '../domain/movingIn/movingIn.refusals.ts';
import * as proof from '../domain/movingIn/proof.contract.ts';
import { takeOverRefusals } from '../domain/movingIn/takeOver.refusals.ts';
import * as takeOvers from '../domain/movingIn/takeOvers.contract.ts';
import * as notifications from '../domain/notifications/notifications.contract.ts';
import { notificationRefusals } from '../domain/notifications/notifications.refusals.ts';
import { listRefusals } from '../domain/office/lists/lists.refusals.ts';
import * as office from '../domain/office/officeAnswers.ts';
import * as onCall from '../domain/onCall/onCall.contract.ts';
import { onCallRefusals } from '../domain/onCall/onCall.refusals.ts';
import * as bank from '../domain/payments/bank/bankAnswers.ts';
import * as combined from '../domain/payments/combined.contract.ts';
import * as payments from '../domain/payments/paymentAnswers.ts';
import * as paymentLinks from '../domain/payments/paymentLinks.contract.ts';
import { paymentRefusals } from '../domain/payments/payments.refusals.ts';
import * as post from '../domain/post/post.contract.ts';
import { postRefusals } from '../domain/post/post.refusals.ts';
import * as reference from '../domain/reference/reference.contract.ts';
import * as release from '../domain/release/release.contract.ts';
import { releaseRefusals } from '../domain/release/release.refusals.ts';
import { runRefusals } from '../domain/runs/runs.refusals.ts';
import { sharedRefusals } from '../domain/shared/refusal.ts';
import { staffRefusals } from '../domain/staff/staff.refusals.ts';
import * as substitutes from '../domain/substitutes/substitutes.contract.ts';
import { substituteRefusals } from '../domain/substitutes/substitutes.refusals.ts';
import * as textReminders from '../domain/textReminders/textReminders.contract.ts';
import { textReminderRefusals } from '../domain/textReminders/textReminders.refusals.ts';
import type { Description } from './platform/http/openApi.ts';
import { routesByTopic } from './topics.ts';

/** The description of each topic in the interface description. */
const about: Record<keyof typeof routesByTopic, string> = {
  reference: 'Countries, memberships that fit a person, and files to download',
  runs: 'Long work in the background',
  accounts: 'Passwords, e-mail addresses, devices and the second factor',
  boardSettings: 'What the board decides about deaths, with a first day',
  notifications: 'News for a household',
  documents: 'Documents that the office looks at and decides about',
  members: 'Main member, family members, their phones and documents, and changes that the office decides about',
  mails: 'Mails and text messages that could not be sent',
  onCall: 'Who of the staff is told at once when a family needs help',
  households: 'A household’s address',
  counter: 'What the office does for a household that asked for it',
  substitutes: 'Who speaks for a household if the main member cannot',
  burial: 'Where a household is to be buried, and whom to call at a death',
  invoicing: 'Fees, invoices and what is owed',
  payments: 'Payments, the bank’s files, refunds, and what the office does with invoices',
  cash: 'Cash at the counter and the cash book',
  dunning: 'No reminders for a household until a day',
  textReminders: 'Reminders by text message, with consent',
  post: 'Letters by post: what waits, what was printed, sent and came back',
  secondPerson: 'What a second person of the office may have to agree to',
  application: 'Registration, and what was typed and not sent yet',
  membership: 'Whom the membership covers, and what the office decides about it',
  deaths: 'Cases of a death, from the first call until they are closed',
  release: 'Households that were taken over, silent until they are released',
  movingIn: 'The association’s former list: its files, and how its members are taken over',
  me: 'Log-in, who is logged in and what they see',
  office: 'The work of the association’s staff',
  health: 'Whether the product runs well',
};

/** A schema that one of these files exports becomes a component of that name. */
const described = [
  ...[
    accounts,
    secondFactor,
    application,
    me,
    burial,
    documents,
    health,
    households,
    invoicing,
    changeRequests,
    members,
    phones,
  ],
  ...[
    notifications,
    post,
    release,
    deathCases,
    boardSettings,
    settingsAnswer,
    coverGrounds,
    deathLife,
    deathSteps,
    deathDocuments,
    deathCosts,
    deathFigures,
    deathCustody,
    deathDecisions,
    deathLinks,
    deathPersons,
    deathPrints,
    takeOvers,
    listChanges,
    proof,
    bank,
    changeRequestReview,
    deathContacts,
    fees,
    membership,
    merging,
    mergedHouseholds,
    yearlyRun,
    office,
    combined,
    paymentLinks,
    officeInvoice,
    onCall,
    payments,
    reference,
    substitutes,
    textReminders,
  ],
];

/** The content of `/openapi.json` and `/docs`. */
export function apiDescription({ sessionCookie, url }: Pick<Description, 'sessionCookie' | 'url'>): Description {
  return {
    title: 'Vefa: the calls of the member portal and the office',
    sessionCookie,
    url,
    topics: Object.entries(routesByTopic).map(([name, routes]) => ({
      name,
      about: about[name as keyof typeof about],
      calls: routes.map(({ call }) => call),
    })),
    schemas: namedSchemas(),
    refusals: {
      ...sharedRefusals,
      ...accountRefusals,
      ...applicationRefusals,
      ...burialRefusals,
      ...documentRefusals,
      ...householdRefusals,
      ...invoicingRefusals,
      ...memberRefusals,
      ...notificationRefusals,
      ...mailRefusals,
      ...deathRefusals,
      ...movingInRefusals,
      ...takeOverRefusals,
      ...listChangesRefusals,
      ...staffRefusals,
      ...auditRefusals,
      ...runRefusals,
      ...approvalRefusals,
      ...membershipRefusals,
      ...joiningRefusals,
      ...mergingRefusals,
      ...boardSettingsRefusals,
      ...onCallRefusals,
      ...paymentRefusals,
      ...counterRefusals,
      ...cashRefusals,
      ...postRefusals,
      ...releaseRefusals,
      ...listRefusals,
      ...substituteRefusals,
      ...textReminderRefusals,
    },
  };
}

function namedSchemas(): Record<string, z.ZodType> {
  const exported = described.flatMap((file) => Object.entries(file)).filter(isObject);
  const twice = exported.find(([name], place) => exported.findIndex(([other]) => other === name) !== place);
  if (twice) throw new Error(`two schemas are called ${twice[0]}`);
  return Object.fromEntries(exported);
}

function isObject(entry: [string, unknown]): entry is [string, z.ZodType] {
  return entry[1] instanceof z.ZodObject || entry[1] instanceof z.ZodDiscriminatedUnion;
}
