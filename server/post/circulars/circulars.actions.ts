import type { Circular, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { tellsWhatIsOwed, unknownPlaceholder } from '../../../domain/post/circularText.ts';
import { refuse } from '../../../domain/post/post.refusals.ts';
import { austriaId } from '../../../domain/reference/countries.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { languages } from '../../../domain/shared/language.ts';
import { cents } from '../../../domain/shared/money.ts';
import { addApproval } from '../../approvals/approvals.actions.ts';
import { record } from '../../audit/audit.actions.ts';
import { othersNamedIn } from '../../notifications/namesOthers.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import type { Ask, Change } from '../../platform/context.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import { lockKey } from '../../platform/lockKey.ts';
import { queueMail } from '../../platform/mail/mailQueue.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import { startRun } from '../../platform/runs/runs.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { findStaffEmail } from '../../staff/staff.reads.ts';
import { say } from '../../words.ts';
import { envelopeDocument } from '../envelope.wording.ts';
import { chosenOf, sendCircular } from './circulars.jobs.ts';
import { countChosen, findCircular, findCircularByKey, listCirculars } from './circulars.reads.ts';
import { asTest, circularMail, wordsInOrder } from './circulars.wording.ts';
import { endWait, insertChosenList, insertCircular } from './circulars.writes.ts';

type Calls = typeof circularsContract;
type Written = Input<Calls['writeCircular']>;

export async function readCirculars({ db }: Ask): Promise<Circular[]> {
  return listCirculars(db);
}

/** How many households it would reach now, and for what a second person has to read it. */
export async function countCircular(
  { db, settings }: Pick<Ask, 'db' | 'settings'>,
  { way, texts, ...chosen }: Input<Calls['countCircular']>,
): Promise<Answer<Calls['countCircular']>> {
  const words = texts ? Object.values(texts) : [];
  const reached = await countChosen(db, { chosen, way, tells_owed: words.some(tellsWhatIsOwed) });
  return { ...reached, names_others: texts ? othersNamedIn(wordsInOrder(texts), settings) : [] };
}

/** A household that is made up: a preview shows nobody's data. */
const sample = {
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  membership_no: '1000017',
  email: undefined,
  channel: 'post',
  standing: 'member',
  money_rests: false,
  address: { street: 'Gudrunstraße 12/4', postal_code: '1100', state: 'Wien', city: 'Wien', country_id: austriaId },
} as const;

const SAMPLE_OWED = cents(6_000);

/** The letter as it is printed. Refuses with `circular_unknown_placeholder`. */
export async function previewCircular(
  { context }: Pick<Visit<Calls['previewCircular']>, 'context'>,
  { language, subject, text }: Input<Calls['previewCircular']>,
): Promise<FileAnswer> {
  checkWords([subject, text]);
  const { association } = context.settings;
  const party = { ...sample, language };
  const letter = circularMail({ reader: party, owed: SAMPLE_OWED, subject, text, association });
  const now = context.clock.now();
  const document = { party, letters: [letter], invoices: [], association, today: businessDay(now), now };
  const content = await drawPdf(envelopeDocument(document));
  const filename = say(language, 'post.filenameOne', { title: letter.subject });
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

/**
 * Writes to a chosen set of households; the same idempotency key is the same circular. If it names an account or an address of somebody
 * else, only after a second person has agreed (decision 71). Refuses with `circular_unknown_placeholder`, and with
 * `circular_for_nobody` if no household is chosen.
 */
export async function writeCircular(
  change: StaffChange,
  { idempotency_key, way, status, language, channel, postal_code, place, owes_since, listed, ...texts }: Written,
): Promise<Circular> {
  if (idempotency_key) await lockKey(change.tx, `circulars/${idempotency_key}`);
  const made = idempotency_key && (await findCircularByKey(change.tx, idempotency_key));
  if (made) return getCircular(change, made);
  const chosen = { status, language, channel, postal_code, place, owes_since, listed };
  checkWords(Object.values(texts));
  const { households } = await countChosen(change.db, chosenOf({ chosen, way, texts }));
  if (households === 0) return refuse('circular_for_nobody');
  const waits = othersNamedIn(wordsInOrder(texts), change.settings).length > 0;
  const id = await insertCircular(change.tx, {
    way,
    state: waits ? 'waits' : 'begun',
    chosen: JSON.stringify(chosen),
    texts: JSON.stringify(texts),
    idempotency_key: idempotency_key ?? null,
    created_by: accountOf(change.actor),
    created_at: change.now,
  });
  await record(change, { action: 'circular.written', household_id: null, subject_id: id });
  if (waits) await addApproval(change, { kind: 'news', household_id: null, reason: null, wanted: { circular_id: id } });
  else await startRun(change, sendCircular, { circular_id: id });
  return getCircular(change, id);
}

/** Sends a circular that a second person has agreed to. */
export async function sendApprovedCircular(change: StaffChange, id: number): Promise<void> {
  if (await endWait(change.tx, id, 'begun')) await startRun(change, sendCircular, { circular_id: id });
}

/** A circular that a second person has declined, or that nobody decided about, goes to nobody. */
export async function withdrawCircular({ tx }: Pick<Change, 'tx'>, id: number): Promise<void> {
  await endWait(tx, id, 'withdrawn');
}

/**
 * Mails the circular in each language to who asks for it, with the made-up household of the preview. Refuses with
 * `circular_unknown_placeholder`.
 */
export async function testCircular(
  change: StaffChange,
  texts: Input<Calls['testCircular']>,
): Promise<Answer<Calls['testCircular']>> {
  checkWords(Object.values(texts));
  const by = accountOf(change.actor);
  const email = by === null ? undefined : await findStaffEmail(change.tx, by);
  if (email === undefined) throw new Error('only an account of the office asks for a test');
  const { association } = change.settings;
  const effect = change.newToken();
  for (const language of languages) {
    const [subject, text] = [texts[`subject_${language}`], texts[`text_${language}`]];
    const mail = circularMail({ reader: { ...sample, language }, owed: SAMPLE_OWED, subject, text, association });
    await queueMail(change, `staff/circularTest/${effect}/${language}`, email, asTest(mail));
  }
  await record(change, { action: 'circular.tested', household_id: null, subject_id: null });
  return { email };
}

/** Keeps these households as the set that a circular is written to; returns its id. */
export async function keepChosenList(
  { tx, now, actor }: StaffChange,
  householdIds: readonly number[],
): Promise<number> {
  return insertChosenList(tx, { created_by: accountOf(actor), created_at: now }, householdIds);
}

/** Begins its run again; one that is under way goes on. Refuses with `circular_not_found`, `circular_not_begun`. */
export async function goOnWithCircular(
  change: StaffChange,
  { id }: Input<Calls['goOnWithCircular']>,
): Promise<Circular> {
  const found = await findCircular(change.tx, id);
  if (!found) return refuse('circular_not_found');
  if (found.state !== 'begun') return refuse('circular_not_begun');
  await startRun(change, sendCircular, { circular_id: id });
  await record(change, { action: 'circular.gone_on', household_id: null, subject_id: id });
  return getCircular(change, id);
}

async function getCircular({ tx }: Pick<StaffChange, 'tx'>, id: number): Promise<Circular> {
  const [found] = await listCirculars(tx, id);
  return found ?? refuse('circular_not_found');
}

function checkWords(words: readonly string[]): void {
  for (const text of words) {
    const placeholder = unknownPlaceholder(text);
    if (placeholder !== undefined) refuse('circular_unknown_placeholder', { params: { placeholder } });
  }
}
