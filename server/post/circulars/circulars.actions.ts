import type { Circular, circularsContract } from '../../../domain/post/circulars.contract.ts';
import { unknownPlaceholder } from '../../../domain/post/circularText.ts';
import { refuse } from '../../../domain/post/post.refusals.ts';
import { austriaId } from '../../../domain/reference/countries.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { businessDay } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { record } from '../../audit/audit.actions.ts';
import { namesOthers } from '../../notifications/namesOthers.actions.ts';
import { accountOf } from '../../platform/actor.ts';
import type { Ask, Settings } from '../../platform/context.ts';
import type { FileAnswer, Visit } from '../../platform/http/route.ts';
import { lockKey } from '../../platform/lockKey.ts';
import { drawPdf } from '../../platform/pdf/pdfRenderer.ts';
import { startRun } from '../../platform/runs/runs.ts';
import type { StaffChange } from '../../platform/staff.ts';
import { say } from '../../words.ts';
import { envelopeDocument } from '../envelope.wording.ts';
import { chosenOf, sendCircular } from './circulars.jobs.ts';
import { countChosen, findCircular, findCircularByKey, listCirculars } from './circulars.reads.ts';
import { circularMail } from './circulars.wording.ts';
import { insertChosenList, insertCircular } from './circulars.writes.ts';

type Calls = typeof circularsContract;

export async function readCirculars({ db }: Ask): Promise<Circular[]> {
  return listCirculars(db);
}

/** How many households it would reach now. */
export async function countCircular(
  { db }: Pick<Ask, 'db'>,
  { by_letter, tells_owed, ...chosen }: Input<Calls['countCircular']>,
): Promise<Answer<Calls['countCircular']>> {
  return countChosen(db, { chosen, by_letter, tells_owed });
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

/** The letter as it is printed. Refuses with `circular_unknown_placeholder`, `circular_names_others`. */
export async function previewCircular(
  { context }: Pick<Visit<Calls['previewCircular']>, 'context'>,
  { language, subject, text }: Input<Calls['previewCircular']>,
): Promise<FileAnswer> {
  checkWords([subject, text], context.settings);
  const { association } = context.settings;
  const party = { ...sample, language };
  const letter = circularMail({ reader: party, owed: cents(6_000), subject, text, association });
  const now = context.clock.now();
  const document = { party, letters: [letter], invoices: [], association, today: businessDay(now), now };
  const content = await drawPdf(envelopeDocument(document));
  const filename = say(language, 'post.filenameOne', { title: letter.subject });
  return { filename, contentType: 'application/pdf', content, sizeBytes: content.byteLength };
}

/**
 * Writes to a chosen set of households; the same idempotency key is the same circular. Refuses with `circular_unknown_placeholder`,
 * `circular_names_others`, and with `circular_for_nobody` if no household is chosen.
 */
export async function writeCircular(
  change: StaffChange,
  {
    idempotency_key,
    by_letter,
    status,
    language,
    channel,
    postal_code,
    place,
    owes_since,
    listed,
    ...texts
  }: Input<Calls['writeCircular']>,
): Promise<Circular> {
  if (idempotency_key) await lockKey(change.tx, `circulars/${idempotency_key}`);
  const made = idempotency_key && (await findCircularByKey(change.tx, idempotency_key));
  if (made) return getCircular(change, made);
  const chosen = { status, language, channel, postal_code, place, owes_since, listed };
  checkWords(Object.values(texts), change.settings);
  const { households } = await countChosen(change.db, chosenOf({ chosen, by_letter, texts }));
  if (households === 0) return refuse('circular_for_nobody');
  const id = await insertCircular(change.tx, {
    by_letter,
    chosen: JSON.stringify(chosen),
    texts: JSON.stringify(texts),
    idempotency_key: idempotency_key ?? null,
    created_by: accountOf(change.actor),
    created_at: change.now,
  });
  await startRun(change, sendCircular, { circular_id: id });
  await record(change, { action: 'circular.written', household_id: null, subject_id: id });
  return getCircular(change, id);
}

/** Keeps these households as the set that a circular is written to; returns its id. */
export async function keepChosenList(
  { tx, now, actor }: StaffChange,
  householdIds: readonly number[],
): Promise<number> {
  return insertChosenList(tx, { created_by: accountOf(actor), created_at: now }, householdIds);
}

/** Begins its run again; one that is under way goes on. Refuses with `circular_not_found`. */
export async function goOnWithCircular(
  change: StaffChange,
  { id }: Input<Calls['goOnWithCircular']>,
): Promise<Circular> {
  if (!(await findCircular(change.tx, id))) return refuse('circular_not_found');
  await startRun(change, sendCircular, { circular_id: id });
  await record(change, { action: 'circular.gone_on', household_id: null, subject_id: id });
  return getCircular(change, id);
}

async function getCircular({ tx }: Pick<StaffChange, 'tx'>, id: number): Promise<Circular> {
  const [found] = await listCirculars(tx, id);
  return found ?? refuse('circular_not_found');
}

function checkWords(words: readonly string[], settings: Settings): void {
  for (const text of words) {
    const placeholder = unknownPlaceholder(text);
    if (placeholder !== undefined) refuse('circular_unknown_placeholder', { params: { placeholder } });
  }
  if (namesOthers(words.join('\n'), settings)) refuse('circular_names_others');
}
