import { anEffect } from './effects.ts';
import '../../post/circulars/circulars.tables.ts';
import '../../post/post.tables.ts';
import { findMainAddress } from '../../households/addresses.reads.ts';
import { system } from '../../platform/actor.ts';
import { queueLetters } from '../../platform/letters/letterQueue.ts';
import { runToEnd } from '../../platform/runs/worker.ts';
import { inChange } from '../../platform/work.ts';
import { enterPrint, noteOpened } from '../../post/envelopes.writes.ts';
import { fillPrint } from '../../post/printing.jobs.ts';
import type { TestHousehold } from '../builders.ts';
import { aHomeAddress } from '../invoicingBuilders.ts';
import { releaseMakers } from '../release/releaseBuilders.ts';
import type { TestServer } from '../testServer.ts';

let count = 0;

type Said = {
  effect_key?: string;
  subject?: string;
  paragraphs?: string[];
  attachments?: { kind: string; id: number }[];
};

/** A letter that waits; by default one about the membership, in German. */
export async function aWaitingLetter(
  { context }: TestServer,
  { household_id }: { household_id: number },
  { effect_key, subject = 'Ihre Mitgliedschaft', paragraphs = ['Sie sind jetzt Mitglied.'], attachments }: Said = {},
): Promise<number> {
  count += 1;
  const effectKey = effect_key ?? `membership.active/${1_000_000 + count}`;
  const mailData = {
    language: 'de',
    subject,
    greeting: 'Guten Tag Ayşe Yılmaz!',
    paragraphs,
    closing: 'Mit freundlichen Grüßen',
    ...(attachments ? { attachments } : {}),
  } as const;
  await inChange(context, system, (change) =>
    queueLetters(change, [{ effectKey: anEffect(effectKey), household_id, mailData }]),
  );
  const { id } = await context.db
    .selectFrom('letters')
    .select('id')
    .where('effect_key', '=', effectKey)
    .executeTakeFirstOrThrow();
  return id;
}

/** Fills envelopes with everything that waits; returns the print. */
export async function aPrint(server: TestServer): Promise<number> {
  const { context } = server;
  const print_id = await inChange(context, system, ({ tx, now }) => enterPrint(tx, { by: null, at: now }));
  await runToEnd(context, fillPrint, { print_id });
  return print_id;
}

/** A letter was printed, another one waits; all words are this one. */
export async function aPrintAndAWaitingLetter(
  server: TestServer,
  household: { household_id: number },
  word: string,
): Promise<void> {
  const said = { subject: word, paragraphs: [word] };
  await aWaitingLetter(server, household, said);
  await aPrint(server);
  await aWaitingLetter(server, household, said);
}

/** A main address, unless there is one. */
async function withHome(server: TestServer, household: TestHousehold): Promise<void> {
  if (!(await findMainAddress(server.context.db, household.household_id))) await aHomeAddress(server, household);
}

/** A print whose file was opened, with one letter to the household. */
export async function anOpenedPrint(server: TestServer, household: TestHousehold): Promise<number> {
  await withHome(server, household);
  await aWaitingLetter(server, household, { subject: 'Gizlioğlu' });
  const print_id = await aPrint(server);
  await inChange(server.context, system, ({ tx, now }) => noteOpened(tx, print_id, now));
  return print_id;
}

/** A printed envelope, or one that is sent. */
export async function anEnvelope(server: TestServer, household: TestHousehold, isSent = false): Promise<number> {
  const print_id = await anOpenedPrint(server, household);
  const { context, clock } = server;
  const { id } = await context.db
    .updateTable('envelopes')
    .set(isSent ? { sent_at: clock.now() } : { sent_at: null })
    .where('print_id', '=', print_id)
    .where('household_id', '=', household.household_id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A letter to everybody who waits or is active, which no run has sent yet. */
export async function aCircular({ context, clock }: TestServer): Promise<number> {
  const { id } = await context.db
    .insertInto('circulars')
    .values({
      chosen: JSON.stringify({ status: 'members' }),
      texts: JSON.stringify(CIRCULAR_TEXTS),
      way: 'channel',
      state: 'begun',
      idempotency_key: null,
      created_by: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const CIRCULAR_TEXTS = {
  ...{ subject_de: 'Einladung', text_de: 'Guten Tag {{name}}, Nr. {{membership_no}}.\n\nBitte kommen Sie.' },
  ...{ subject_tr: 'Davet', text_tr: 'Sayın {{name}}, no {{membership_no}}.\n\nLütfen gelin.' },
  ...{ subject_en: 'Invitation', text_en: 'Dear {{name}}, no. {{membership_no}}.\n\nPlease come.' },
};

/** What ids of calls about letters, and about households that are released to get some, may refer to. */
export const postMakers = {
  ...releaseMakers,
  /** The household, with a letter that can be printed. */
  waiting_letter: async (server: TestServer, household: TestHousehold) => {
    await withHome(server, household);
    await aWaitingLetter(server, household);
    return household.household_id;
  },
  circular: (server: TestServer) => aCircular(server),
  letter_print: anOpenedPrint,
  printed_envelope: (server: TestServer, household: TestHousehold) => anEnvelope(server, household),
  sent_envelope: (server: TestServer, household: TestHousehold) => anEnvelope(server, household, true),
} as const;
