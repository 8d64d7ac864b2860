import type { Readable } from 'node:stream';
import type { postContract } from '../../domain/post/post.contract.ts';
import { refuse } from '../../domain/post/post.refusals.ts';
import { austriaId } from '../../domain/reference/countries.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { businessDay, toWireDay } from '../../domain/shared/day.ts';
import { record } from '../audit/audit.actions.ts';
import { countAsReminded } from '../dunning/dunning.actions.ts';
import { lockHouseholds } from '../members/household.reads.ts';
import { accountOf } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { FileAnswer, Visit } from '../platform/http/route.ts';
import type { PdfDocument } from '../platform/pdf/pdfDocument.ts';
import { drawPdf } from '../platform/pdf/pdfRenderer.ts';
import { drawSeries } from '../platform/pdf/pdfSeries.ts';
import { findUnfinished, startRun } from '../platform/runs/runs.ts';
import type { StaffChange } from '../platform/staff.ts';
import { inChange } from '../platform/work.ts';
import { say } from '../words.ts';
import { countWaiting } from './addressees.reads.ts';
import { forgetPrintedCodes, holdOwnCode, withoutCodes } from './codesInLetters.actions.ts';
import {
  findEnvelope,
  listDocuments,
  listEffects,
  listHouseholdsOfPrint,
  listToPrint,
  listUnsent,
  lockPrint,
} from './envelopes.reads.ts';
import { enterPrint, noteOpened, noteSent } from './envelopes.writes.ts';
import { fillPrint } from './printing.jobs.ts';

type Calls = typeof postContract;

/** How many documents are read and decrypted at once while a file is drawn. */
const READ_AT_ONCE = 25;

/** Starts the run that fills envelopes, or the one that was stopped goes on. Refuses with `no_letters_wait`. */
export async function printLetters(change: StaffChange): Promise<Answer<Calls['printLetters']>> {
  const { households } = await countWaiting(change.db, change.now);
  if (households === 0) return refuse('no_letters_wait');
  const print_id = await enterPrint(change.tx, { by: accountOf(change.actor), at: change.now });
  const run_id = await startRun(change, fillPrint, { print_id });
  await record(change, { action: 'letters.printed', household_id: null, subject_id: print_id });
  return { print_id, run_id };
}

/**
 * All letters of a print as one file, which is drawn while it is sent. Refuses with `letter_print_not_found`, `letters_being_printed`,
 * `letter_not_kept`, and with `letters_hold_own_code` whoever asked for a code in it, while somebody else works in the office.
 */
export async function openLetterPrint(
  { context, actor }: Visit<Calls['openLetterPrint']>,
  { id }: Input<Calls['openLetterPrint']>,
): Promise<FileAnswer> {
  const found = await inChange(context, actor, async (change) => {
    const print = await lockFinished(change, id);
    const ids = await listToPrint(change.tx, id, austriaId);
    if (ids.length === 0) return refuse('letter_not_kept');
    if (await holdOwnCode(change, await listUnsent(change.tx, id))) return refuse('letters_hold_own_code');
    if (!print.opened_at) await noteOpened(change.tx, id, change.now);
    await record(change, { action: 'letters.opened', household_id: null, subject_id: id });
    return { ids, created_at: print.created_at };
  });
  const { language } = actor;
  const date = toWireDay(businessDay(found.created_at));
  const filename = say(language, 'post.filename', { date });
  return {
    filename,
    contentType: 'application/pdf',
    content: fileOf(context, found, say(language, 'post.file', { date })),
  };
}

function fileOf(context: Context, print: { ids: readonly number[]; created_at: Date }, title: string): Readable {
  const author = context.settings.association.name;
  const about = { language: 'de', title, author, created_at: print.created_at.toISOString() } as const;
  return drawSeries(about, documentsOf(context, print.ids));
}

async function* documentsOf(context: Context, ids: readonly number[]): AsyncGenerator<PdfDocument> {
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE);
    const read = new Map((await listDocuments(context.db, some)).map(({ id, content }) => [id, content]));
    for (const id of some) {
      const content = read.get(id);
      if (content) yield opened(context, content);
    }
  }
}

/** Stored by `fillEnvelopes`, which the product wrote itself. */
function opened({ vault }: Pick<Context, 'vault'>, content: Buffer): PdfDocument {
  return JSON.parse(vault.open(content)) as PdfDocument;
}

/** One envelope as it was printed, but for codes: nobody reads them one by one. Refuses with `envelope_not_found`, `letter_not_kept`. */
export async function openEnvelope(
  { context, actor }: Visit<Calls['openEnvelope']>,
  { id }: Input<Calls['openEnvelope']>,
): Promise<FileAnswer> {
  const document = await inChange(context, actor, async (change) => {
    const envelope = await findEnvelope(change.tx, id);
    if (!envelope) return refuse('envelope_not_found');
    if (!envelope.content) return refuse('letter_not_kept');
    await record(change, { action: 'letter.opened', household_id: envelope.household_id, subject_id: id });
    return JSON.parse(withoutCodes(change.vault.open(envelope.content))) as PdfDocument;
  });
  const content = await drawPdf(document);
  const filename = say(actor.language, 'post.filenameOne', { title: document.title });
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

/**
 * The letters of a print have left the house; a reminder among them counts from today on. Refuses with `letter_print_not_found`, `letters_being_printed`, `letters_not_printed`,
 * `letters_sent_already`.
 */
export async function sendLetterPrint(
  change: StaffChange,
  { id }: Input<Calls['sendLetterPrint']>,
): Promise<Answer<Calls['sendLetterPrint']>> {
  const { opened_at } = await lockFinished(change, id);
  if (!opened_at) return refuse('letters_not_printed');
  await lockHouseholds(change.tx, await listHouseholdsOfPrint(change.tx, id));
  const sent = await noteSent(change.tx, id, change.now);
  if (sent.length === 0) return refuse('letters_sent_already');
  await countAsReminded(change, await listEffects(change.tx, sent));
  await forgetPrintedCodes(change, sent);
  await record(change, { action: 'letters.sent', household_id: null, subject_id: id });
  return { sent: sent.length };
}

/** A print that no run is filling, locked. */
async function lockFinished({ tx }: Pick<StaffChange, 'tx'>, id: number) {
  const print = await lockPrint(tx, id);
  if (!print) return refuse('letter_print_not_found');
  if (!print.opened_at && (await findUnfinished(tx, fillPrint))) return refuse('letters_being_printed');
  return print;
}
