import { type Insertable, sql } from 'kysely';
import { type CoverVerdict, coverRuleVersion } from '../../domain/membership/cover.ts';
import { businessDay, day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import { insertCost } from '../deaths/costs/costs.writes.ts';
import { findCase } from '../deaths/deathCase.reads.ts';
import { checkNow } from '../deaths/decisions/decisions.reads.ts';
import { insertCheck, insertDecision } from '../deaths/decisions/decisions.writes.ts';
import { emptyCase } from '../deaths/emptyCase.ts';
import '../deaths/deaths.tables.ts';
import { insertCase, insertHistory } from '../deaths/deaths.writes.ts';
import { insertLink } from '../deaths/links/links.writes.ts';
import { insertOwnStep } from '../deaths/steps/steps.writes.ts';
import type { Tables } from '../platform/db.ts';
import { hashToken, newToken } from '../platform/secrets/tokens.ts';
import { aHousehold } from './builders.ts';
import type { TestServer } from './testServer.ts';

/** A case that staff opened for a call; the deceased is unknown by default. */
export function aDeathCase(
  server: TestServer,
  overrides: Partial<Insertable<Tables['death_cases']>> = {},
): Promise<number> {
  const now = server.clock.now();
  return server.change(({ tx }) =>
    insertCase(tx, {
      ...emptyCase,
      source: 'on_call',
      language: 'tr',
      reported_at: now,
      state_since: now,
      changed_at: now,
      case_no: `${now.getFullYear()}-${crypto.randomUUID().slice(0, 8)}`,
      ...overrides,
    }),
  );
}

/** A cost of a case; by default the association pays 450 euros for a coffin. */
export function aDeathCost(
  server: TestServer,
  case_id: number,
  overrides: Partial<Insertable<Tables['death_case_costs']>> = {},
): Promise<number> {
  return server.change(({ tx }) =>
    insertCost(tx, {
      case_id,
      kind: 'coffin',
      supplier: 'Bestattung Wien',
      bill_no: null,
      amount_cents: cents(45_000),
      limit_cents: null,
      over_limit_because: null,
      payer: 'association',
      ordered_on: null,
      paid_on: null,
      idempotency_key: null,
      entered_at: server.clock.now(),
      entered_by: null,
      ...overrides,
    }),
  );
}

/** A step of a case alone: the office orders flowers unless told otherwise. */
export function aDeathStep(
  server: TestServer,
  case_id: number,
  overrides: Partial<Parameters<typeof insertOwnStep>[1]> = {},
): Promise<number> {
  return server.change(({ tx }) =>
    insertOwnStep(tx, {
      case_id,
      own_words: 'Blumen bestellen',
      template_words: null,
      responsible: 'office',
      due_on: null,
      shown_to_family: false,
      ...overrides,
    }),
  );
}

/** The day before the tests' clock begins. */
export const diedYesterday = { died_from: day('2027-01-10'), died_until: day('2027-01-10') };

/** A case with a check: what the rule of cover answers about it, or a verdict that it would not answer now. */
export async function aCheckedDeath(
  server: TestServer,
  overrides: Partial<Insertable<Tables['death_cases']>> = {},
  verdict?: CoverVerdict,
): Promise<{ id: number; check_id: number }> {
  const id = await aDeathCase(server, { state: 'checked', ...diedYesterday, ...overrides });
  return { id, check_id: await (verdict ? aCheckSaying(server, id, verdict) : aCheckOf(server, id)) };
}

function aCheckSaying(server: TestServer, case_id: number, verdict: CoverVerdict): Promise<number> {
  return server.change(({ tx, now }) =>
    insertCheck(tx, {
      case_id,
      day: diedYesterday.died_until,
      verdict,
      grounds: '[]',
      facts: '{}',
      settings: '{}',
      rule_version: coverRuleVersion,
      others: '[]',
      checked_at: now,
      checked_by: null,
    }),
  );
}

async function aCheckOf(server: TestServer, case_id: number): Promise<number> {
  return server.change(async ({ tx, now }) => {
    const row = await findCase(tx, case_id);
    const checked = row && (await checkNow(tx, row));
    if (!checked) throw new Error(`the case ${case_id} cannot be checked`);
    const { day, facts, settings, cover, others } = checked;
    return insertCheck(tx, {
      case_id,
      day,
      verdict: cover.verdict,
      grounds: JSON.stringify(cover.grounds),
      facts: JSON.stringify(facts),
      settings: JSON.stringify(settings),
      rule_version: coverRuleVersion,
      others: JSON.stringify(others),
      checked_at: now,
      checked_by: null,
    });
  });
}

/** A checked case of a covered person, who died today. */
export async function aClearDeath(server: TestServer): Promise<{ id: number; member_id: number }> {
  const { household_id, main_member_id: member_id } = await aHousehold(server, { status: 'active' });
  const today = businessDay(server.clock.now());
  const died = { died_from: today, died_until: today };
  const id = await aDeathCase(server, { state: 'checked', household_id, member_id, ...died });
  await server.change(async ({ tx }) => {
    const step = { case_id: id, happened_at: server.clock.now(), account_id: null, reason: null };
    await insertHistory(tx, { ...step, verb: 'report', from_state: null, to_state: 'reported' });
    await insertHistory(tx, { ...step, verb: 'identify', from_state: 'reported', to_state: 'identified' });
    await insertHistory(tx, { ...step, verb: 'check', from_state: 'identified', to_state: 'checked' });
  });
  await aCheckOf(server, id);
  return { id, member_id };
}

/** A decision of the board to decline that waits for two signatures. */
export function aDeathDecision(
  server: TestServer,
  { id: case_id, check_id }: { id: number; check_id: number },
): Promise<number> {
  return server.change(({ tx }) =>
    insertDecision(tx, {
      case_id,
      check_id,
      outcome: 'declined',
      reasons: 'Ausgeschlossen',
      limit_cents: null,
      signatures_needed: 2,
      proposed_at: server.clock.now(),
      proposed_by: null,
      in_force_at: null,
    }),
  );
}

/** A link of a case for the family, unless told otherwise, with the token that its address carries. */
export async function aDeathLink(
  server: TestServer,
  case_id: number,
  overrides: Partial<Insertable<Tables['death_case_links']>> = {},
): Promise<{ id: number; token: string; address: string }> {
  const token = newToken();
  const now = server.clock.now();
  const kind = overrides.kind ?? 'family';
  const consent = kind === 'guest' ? { consent_by: 'Ayşe Yılmaz', consent_on: diedYesterday.died_until } : {};
  const id = await server.change(({ tx }) =>
    insertLink(tx, {
      case_id,
      kind,
      token_hash: hashToken(token),
      code_hash: null,
      recipient: 'Ayşe Yılmaz',
      language: 'tr',
      consent_by: null,
      consent_on: null,
      ...consent,
      created_at: now,
      created_by: null,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
      ...overrides,
    }),
  );
  return { id, token, address: `${kind === 'family' ? '/vefat/aile' : '/vefat/gorevli'}?link=${token}` };
}

/** A case of a household with `mark` in every text column. */
export async function aMarkedDeathCase(server: TestServer, householdId: number, mark: string): Promise<number> {
  const { db, vault } = server.context;
  const now = server.clock.now();
  const id = await aDeathCase(server, {
    household_id: householdId,
    reporter_name: mark,
    reporter_phone: mark,
    reporter_relation: mark,
    deceased_name: mark,
    place_words: mark,
    destination_words: mark,
    undertaker: mark,
    burial_place: mark,
    flight_words: mark,
    medical_words: vault.seal(mark),
    passport_no: vault.seal(mark),
    guardian: mark,
    destination_airport: mark,
    consignee_name: mark,
    consignee_phone: mark,
  });
  const row = sql`${id}, ${now}`;
  await sql`insert into death_case_history (case_id, happened_at, verb, to_state, reason)
    values (${row}, 'report', 'reported', ${mark})`.execute(db);
  await sql`insert into death_case_notes (case_id, written_at, words) values (${row}, ${mark})`.execute(db);
  await sql`insert into death_case_links
    (case_id, created_at, expires_at, kind, token_hash, recipient, language, consent_by, consent_on)
    values (${row}, ${now}, 'guest', sha256(${`mark ${id}`}::bytea), ${mark}, 'tr', ${mark}, ${now})`.execute(db);
  await sql`insert into death_case_steps (case_id, due_at, own_words, position, responsible, shown_to_family, note)
    values (${row}, ${mark}, 1, 'office', true, ${mark})`.execute(db);
  await sql`insert into death_case_steps
    (case_id, due_at, step_key, position, responsible, shown_to_family, not_needed_because)
    values (${row}, 'undertaker', 2, 'office', true, ${mark})`.execute(db);
  const { rows } = await sql<{ id: number }>`insert into death_case_documents (case_id, created_at, kind, name)
    values (${row}, 'passport', ${mark}) returning id`.execute(db);
  await sql`insert into death_case_originals (case_document_id, written_at, moved, moved_on, person)
    values (${rows[0]?.id}, ${now}, 'received', ${now}, ${mark}),
      (${rows[0]?.id}, ${now}, 'returned', ${now}, ${mark})`.execute(db);
  const { rows: belongings } = await sql<{ id: number }>`insert into death_case_belongings (case_id, what)
    values (${id}, ${mark}) returning id`.execute(db);
  await sql`insert into death_case_handovers
    (case_id, happened_at, written_at, belonging_id, holder, holder_name, person, receipt)
    values (${row}, ${now}, ${belongings[0]?.id}, 'office', ${mark}, ${mark}, ${mark})`.execute(db);
  const { rows: checks } = await sql<{ id: number }>`insert into death_case_checks
    (case_id, checked_at, day, verdict, grounds, others, facts, settings, rule_version)
    values (${row}, ${now}, 'covered', ${JSON.stringify([mark])}, ${JSON.stringify([mark])},
      ${JSON.stringify({ mark })}, '{}', 1)
    returning id`.execute(db);
  await sql`insert into death_case_decisions
    (case_id, proposed_at, check_id, outcome, reasons, signatures_needed)
    values (${row}, ${checks[0]?.id}, 'accepted', ${mark}, 0)`.execute(db);
  await sql`insert into death_case_costs
    (case_id, entered_at, kind, supplier, bill_no, amount_cents, over_limit_because, payer)
    values (${row}, 'coffin', ${mark}, ${mark}, 1, ${mark}, 'association')`.execute(db);
  await sql`insert into death_case_effects (case_id, done_at, kind, before, own_email)
    values (${row}, 'rows', ${JSON.stringify({ household_id: householdId })}, ${vault.seal(mark)})`.execute(db);
  return id;
}
