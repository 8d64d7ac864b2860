import type { Route } from './platform/http/route.ts';
import type { Job } from './platform/jobs.ts';
import { sendMail } from './platform/mail/post.ts';
import type { Reaction } from './platform/news.ts';
import type { AttachmentMaker } from './platform/work.ts';

/** Everything the topics bring, in the order of topics.json. */
export const routes: readonly Route[] = [];

export const jobs: readonly Job[] = [sendMail as Job];

export const reactions: readonly Reaction[] = [];

export const attachments: Record<string, AttachmentMaker> = {};

export { identify } from './application/identify.ts';
