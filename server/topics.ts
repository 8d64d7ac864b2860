import { mailWantedLink, sweepAccounts } from './accounts/accounts.jobs.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { logInRoutes } from './application/logIn.routes.ts';
import { removeForgottenRegistrations } from './application/registration.jobs.ts';
import { registrationReactions } from './application/registration.reactions.ts';
import { registrationRoutes } from './application/registration.routes.ts';
import { burialRoutes } from './burial/burial.routes.ts';
import { attachInvoicePdf } from './invoicing/invoicing.actions.ts';
import { INVOICE_PDF } from './invoicing/invoicing.letters.ts';
import { invoicingRoutes } from './invoicing/invoicing.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import type { Route } from './platform/http/route.ts';
import type { Job } from './platform/jobs.ts';
import { sendMail } from './platform/mail/post.ts';
import type { Reaction } from './platform/news.ts';
import type { AttachmentMaker } from './platform/work.ts';
import { downloadRoutes } from './reference/downloads.routes.ts';
import { substitutesRoutes } from './substitutes/substitutes.routes.ts';

/** Everything the topics bring, in the order of topics.json. */
export const routes: readonly Route[] = [
  ...downloadRoutes,
  ...accountsRoutes,
  ...notificationsRoutes,
  ...burialRoutes,
  ...substitutesRoutes,
  ...invoicingRoutes,
  ...registrationRoutes,
  ...logInRoutes,
];

export const jobs: readonly Job[] = [
  sendMail as Job,
  mailWantedLink as Job,
  sweepAccounts as Job,
  removeForgottenRegistrations as Job,
];

export const reactions: readonly Reaction[] = [...registrationReactions];

export const attachments: Record<string, AttachmentMaker> = { [INVOICE_PDF]: attachInvoicePdf };

export { identify } from './application/identify.ts';
