import { mailRequestedLink, sweepAccounts } from './accounts/accounts.jobs.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { documentReviewReactions } from './application/documentReview.reactions.ts';
import { sweepDrafts } from './application/drafts.jobs.ts';
import { draftsRoutes } from './application/drafts.routes.ts';
import { paperRoutes } from './application/paper.routes.ts';
import { removeForgottenRegistrations } from './application/registration.jobs.ts';
import { registrationReactions } from './application/registration.reactions.ts';
import { registrationRoutes } from './application/registration.routes.ts';
import { submissionReactions } from './application/submission.reactions.ts';
import { linkAuditLog, verifyAuditLog } from './audit/chain/chain.jobs.ts';
import { boardSettingsRoutes } from './boardSettings/boardSettings.routes.ts';
import { burialRoutes } from './burial/burial.routes.ts';
import { clearCashWords } from './cash/cash.jobs.ts';
import { cashReactions } from './cash/cash.reactions.ts';
import { cashRoutes } from './cash/cash.routes.ts';
import { counterRoutes } from './counter/counter.routes.ts';
import { tellConversations } from './counter/tellConversations.jobs.ts';
import { callAgainForHelp } from './deaths/callForHelp.actions.ts';
import { deathReactions } from './deaths/deaths.reactions.ts';
import { deathRoutes } from './deaths/deaths.routes.ts';
import { forgetEndedDeaths } from './deaths/forgetEnded.jobs.ts';
import { forgetReports } from './deaths/forgetReports.jobs.ts';
import { removeDiscardedFiles, sweepLeftovers } from './documents/documents.jobs.ts';
import { documentReviewRoutes } from './documents/review.routes.ts';
import { forgetReminderHolds } from './dunning/dunning.jobs.ts';
import { dunningRoutes } from './dunning/dunning.routes.ts';
import { tellBoard } from './health/health.jobs.ts';
import { healthRoutes } from './health/health.routes.ts';
import { mailRecordHead } from './health/recordMail.jobs.ts';
import { householdsRoutes } from './households/households.routes.ts';
import { officeInvoicesRoutes } from './invoicing/byOffice/officeInvoices.routes.ts';
import { feesRoutes } from './invoicing/fees.routes.ts';
import { attachInvoicePdf } from './invoicing/invoicing.actions.ts';
import { invoicingRoutes } from './invoicing/invoicing.routes.ts';
import { INVOICE_PDF } from './invoicing/mailing.reads.ts';
import { yearlyRun } from './invoicing/yearlyRun.jobs.ts';
import { yearlyRunRoutes } from './invoicing/yearlyRun.routes.ts';
import { mailRoutes } from './mails/mails.routes.ts';
import { mailLinkByNumber } from './me/forgotPassword.jobs.ts';
import { logInRoutes } from './me/logIn.routes.ts';
import { meRoutes } from './me/me.routes.ts';
import { myDataRoutes } from './me/myData.routes.ts';
import { changeRequestReviewRoutes } from './members/changeRequests/changeRequestReview.routes.ts';
import { changeRequestsRoutes } from './members/changeRequests/changeRequests.routes.ts';
import { fillIdentityDigests } from './members/identityNumbers/identityNumbers.jobs.ts';
import { membersRoutes } from './members/members.routes.ts';
import { changeRequestsReactions } from './membership/changeRequests.reactions.ts';
import { coverRoutes } from './membership/cover/cover.routes.ts';
import { daily } from './membership/daily.jobs.ts';
import { eraseForgottenPaper } from './membership/erasure/forgottenPaper.jobs.ts';
import { waitingReactions } from './membership/joining/waiting.reactions.ts';
import { membershipRoutes } from './membership/membership.routes.ts';
import { listChangesRoutes } from './movingIn/changes/listChanges.routes.ts';
import { takeNewValues } from './movingIn/changes/takeNew.jobs.ts';
import { beginTakeOversAlone, clearImportedFiles } from './movingIn/movingIn.jobs.ts';
import { movingInRoutes } from './movingIn/movingIn.routes.ts';
import { proveTakeOver } from './movingIn/proof/proof.jobs.ts';
import { proofRoutes } from './movingIn/proof/proof.routes.ts';
import { runTakeOver, tryTakeOver, undoTakeOver } from './movingIn/takeOvers.jobs.ts';
import { takeOverReactions } from './movingIn/takeOvers.reactions.ts';
import { takeOversRoutes } from './movingIn/takeOvers.routes.ts';
import { showHeldNews } from './notifications/heldNews.jobs.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { listsRoutes } from './office/lists/lists.routes.ts';
import { officeRoutes } from './office/office.routes.ts';
import { clearShifts } from './onCall/onCall.jobs.ts';
import { onCallRoutes } from './onCall/onCall.routes.ts';
import { bookBankLines } from './payments/bank/bank.jobs.ts';
import { forgetPaymentLinks } from './payments/links/paymentLinks.jobs.ts';
import { judgeOpenLines } from './payments/openLines/judging.jobs.ts';
import { otherPayersRoutes } from './payments/otherPayers/otherPayers.routes.ts';
import { clearUnassignedPayers } from './payments/payments.jobs.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import type { AttachmentMaker, Job, Reaction } from './platform/context.ts';
import type { Route } from './platform/http/route.ts';
import { clearMails, removeMailFiles } from './platform/mail/forget.ts';
import { sendMail } from './platform/mail/mailQueue.ts';
import { sweepMails } from './platform/mail/mailSweep.ts';
import { forgetNews, sweepNews } from './platform/newsSweep.ts';
import type { RunKind } from './platform/runs/runs.ts';
import { jobsOfRuns } from './platform/runs/worker.ts';
import { clearTextMessages } from './platform/textMessages/forgetTextMessages.ts';
import { sweepTextMessages } from './platform/textMessages/textMessageSweep.ts';
import { sendTextMessage } from './platform/textMessages/textMessages.ts';
import { sendCircular } from './post/circulars/circulars.jobs.ts';
import { circularsRoutes } from './post/circulars/circulars.routes.ts';
import { clearLetters } from './post/clearing.jobs.ts';
import { postRoutes } from './post/post.routes.ts';
import { fillPrint } from './post/printing.jobs.ts';
import { downloadRoutes } from './reference/downloads.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { leaveInAnHour, makeFirst, releaseHouseholds } from './release/release.jobs.ts';
import { releaseRoutes } from './release/release.routes.ts';
import { runRoutes } from './runs/runs.routes.ts';
import { clearApprovals } from './secondPerson/secondPerson.jobs.ts';
import { secondPersonRoutes } from './secondPerson/secondPerson.routes.ts';
import { substitutesRoutes } from './substitutes/substitutes.routes.ts';
import { sendStoredReminder, sendTextReminders, tidyTextConsents } from './textReminders/textReminders.jobs.ts';
import { textRemindersRoutes } from './textReminders/textReminders.routes.ts';

/** All calls of the topics, in the order of topics.json; the interface description sorts them by topic. */
export const routesByTopic = {
  reference: [...downloadRoutes, ...referenceRoutes],
  runs: [...runRoutes],
  accounts: [...accountsRoutes],
  boardSettings: [...boardSettingsRoutes],
  notifications: [...notificationsRoutes],
  documents: [...documentReviewRoutes],
  members: [...membersRoutes, ...changeRequestsRoutes, ...changeRequestReviewRoutes],
  mails: [...mailRoutes],
  onCall: [...onCallRoutes],
  households: [...householdsRoutes],
  counter: [...counterRoutes],
  substitutes: [...substitutesRoutes],
  burial: [...burialRoutes],
  invoicing: [...invoicingRoutes, ...officeInvoicesRoutes, ...feesRoutes, ...yearlyRunRoutes],
  payments: [...paymentsRoutes, ...otherPayersRoutes],
  cash: [...cashRoutes],
  dunning: [...dunningRoutes],
  textReminders: [...textRemindersRoutes],
  post: [...postRoutes, ...circularsRoutes],
  secondPerson: [...secondPersonRoutes],
  application: [...registrationRoutes, ...draftsRoutes, ...paperRoutes],
  membership: [...membershipRoutes, ...coverRoutes],
  deaths: [...deathRoutes],
  movingIn: [...movingInRoutes, ...takeOversRoutes, ...listChangesRoutes, ...proofRoutes],
  release: [...releaseRoutes],
  me: [...meRoutes, ...logInRoutes, ...myDataRoutes],
  office: [...officeRoutes, ...listsRoutes],
  health: [...healthRoutes],
} satisfies Record<string, readonly Route[]>;

export const routes: readonly Route[] = Object.values(routesByTopic).flat();

/** Long work that is done in bounded steps. */
export const runKinds: readonly RunKind[] = [
  yearlyRun as RunKind,
  bookBankLines as RunKind,
  fillPrint as RunKind,
  sendCircular as RunKind,
  releaseHouseholds as RunKind,
  makeFirst as RunKind,
  daily as RunKind,
  tryTakeOver as RunKind,
  runTakeOver as RunKind,
  undoTakeOver as RunKind,
  takeNewValues as RunKind,
  proveTakeOver as RunKind,
];

export const jobs: readonly Job[] = [
  ...jobsOfRuns(runKinds),
  sendMail as Job,
  showHeldNews as Job,
  sweepMails as Job,
  clearMails as Job,
  removeMailFiles as Job,
  sendTextMessage as Job,
  sweepTextMessages as Job,
  clearTextMessages as Job,
  clearLetters as Job,
  clearImportedFiles as Job,
  beginTakeOversAlone as Job,
  leaveInAnHour as Job,
  sweepNews as Job,
  forgetNews as Job,
  tellConversations as Job,
  clearCashWords as Job,
  forgetReminderHolds as Job,
  clearShifts as Job,
  callAgainForHelp as Job,
  forgetReports as Job,
  forgetEndedDeaths as Job,
  mailRequestedLink as Job,
  sweepAccounts as Job,
  removeDiscardedFiles as Job,
  sweepLeftovers as Job,
  mailLinkByNumber as Job,
  removeForgottenRegistrations,
  eraseForgottenPaper as Job,
  fillIdentityDigests as Job,
  sweepDrafts as Job,
  clearUnassignedPayers as Job,
  judgeOpenLines as Job,
  forgetPaymentLinks as Job,
  clearApprovals as Job,
  sendTextReminders as Job,
  sendStoredReminder as Job,
  tidyTextConsents as Job,
  linkAuditLog as Job,
  verifyAuditLog as Job,
  mailRecordHead as Job,
  tellBoard as Job,
];

export const reactions: readonly Reaction[] = [
  ...registrationReactions,
  ...submissionReactions,
  ...waitingReactions,
  ...documentReviewReactions,
  ...changeRequestsReactions,
  ...cashReactions,
  ...deathReactions,
  ...takeOverReactions,
];

export const attachments: Record<string, AttachmentMaker> = { [INVOICE_PDF]: attachInvoicePdf };

export { identify } from './me/identify.ts';
