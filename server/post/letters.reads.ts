import { keysAboutMoney } from '../../domain/notifications/worthALetter.ts';
import { ENVELOPES_SHOWN, type Envelope, type postContract } from '../../domain/post/post.contract.ts';
import { refuse } from '../../domain/post/post.refusals.ts';
import { envelopeState } from '../../domain/post/returned.ts';
import type { Answer, Input } from '../../domain/shared/contract.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { listLastDecisions } from '../audit/lastDecision.reads.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';
import { listWaitingOf } from '../platform/letters/letterQueue.ts';
import { readMailData } from '../platform/mail/mailQueue.ts';
import { findUnfinished } from '../platform/runs/runs.ts';
import { countWaiting, listWithoutAddress } from './addressees.reads.ts';
import {
  countInState,
  type EnvelopeRow,
  listContents,
  listInState,
  listOfHousehold,
  listPrints,
  listToPullOut,
} from './envelopes.reads.ts';
import { fillPrint } from './printing.jobs.ts';

type Calls = typeof postContract;

/** What waits, is printed and was sent, in numbers, and what a clerk has to do about it. */
export async function readLetters(ask: Ask): Promise<Answer<Calls['getLetters']>> {
  const { db, now } = ask;
  const homeless = await listWithoutAddress(db, { now, most: MOST_WAITING });
  const owners = await findOwners(
    db,
    homeless.map(({ household_id }) => household_id),
  );
  const run = await findUnfinished(db, fillPrint);
  const prints = await listPrints(db, MOST_WAITING);
  return {
    waiting: await countWaiting(db, now),
    without_address: homeless.flatMap(({ household_id, letters }) => {
      const owner = owners.get(household_id);
      return owner ? [{ ...owner, letters }] : [];
    }),
    run: run ? { id: run.id, done: run.done, total: run.total } : null,
    prints: prints.map(({ created_at, opened_at, ...print }) => ({
      ...print,
      created_at: created_at.toISOString(),
      opened_at: opened_at?.toISOString() ?? null,
    })),
    printed: await countInState(db, 'printed'),
    sent: await countInState(db, 'sent'),
    returned: await countInState(db, 'returned'),
    to_pull_out: await toEnvelopes(ask, await listToPullOut(db, keysAboutMoney, MOST_WAITING)),
  };
}

export async function readEnvelopes(
  ask: Ask,
  { state, before }: Input<Calls['listEnvelopes']>,
): Promise<Answer<Calls['listEnvelopes']>> {
  const rows = await listInState(ask.db, { state, before, most: ENVELOPES_SHOWN + 1 });
  const envelopes = await toEnvelopes(ask, rows.slice(0, ENVELOPES_SHOWN));
  return { envelopes, are_more: rows.length > ENVELOPES_SHOWN };
}

export async function readHouseholdLetters(
  ask: Ask,
  { id }: Input<Calls['listHouseholdLetters']>,
): Promise<Answer<Calls['listHouseholdLetters']>> {
  if (!(await findOwners(ask.db, [id])).has(id)) return refuse('HouseholdNotFound');
  const waiting = await listWaitingOf(ask.db, id);
  return {
    waiting: waiting.map(({ id: letter, created_at, content }) => ({
      id: letter,
      created_at: created_at.toISOString(),
      subject: readMailData(ask.vault, content)?.subject ?? null,
    })),
    envelopes: await toEnvelopes(ask, await listOfHousehold(ask.db, id)),
  };
}

async function toEnvelopes({ db, vault }: Ask, rows: readonly EnvelopeRow[]): Promise<Envelope[]> {
  if (rows.length === 0) return [];
  const households = rows.map(({ household_id }) => household_id);
  const [owners, decisions] = [await findOwners(db, households), await listLastDecisions(db, households)];
  const contents = await listContents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const owner = owners.get(row.household_id);
    if (!owner) return [];
    const { pulled_out_at: _, created_at, sent_at, returned_at, ...shown } = row;
    const subjects = contents.flatMap(({ envelope_id, content }) =>
      envelope_id === row.id && content ? [readMailData(vault, content)?.subject ?? ''] : [],
    );
    return {
      ...shown,
      ...owner,
      last_decision: decisions.get(row.household_id)?.id ?? null,
      state: envelopeState(row),
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
      returned_at: returned_at?.toISOString() ?? null,
      subjects,
    };
  });
}
