import { type Insertable, sql } from 'kysely';
import { costKinds } from '../../../domain/deaths/costs.ts';
import type { DecisionOutcome } from '../../../domain/deaths/decisions.ts';
import { day } from '../../../domain/shared/day.ts';
import { cents } from '../../../domain/shared/money.ts';
import { insertDecision } from '../../deaths/decisions/decisions.writes.ts';
import type { Tables } from '../../platform/db.ts';
import { aHousehold } from '../builders.ts';
import { aCheckedDeath, aDeathCost } from '../deathBuilders.ts';
import { anAddress } from '../memberBuilders.ts';
import type { TestServer } from '../testServer.ts';

export const MEDICAL = 'Herzversagen nach Lungenentzündung';
export const REASONS = 'Der Beitrag kam zwei Tage zu spät.\nDie Familie war seit 1998 dabei.';

/** A step that the board has added to its template. */
export const OWN_STEP = { de: 'Fahne auf halbmast', tr: 'Bayrağı yarıya indirmek', en: 'Flag at half-mast' };

/** A decision in force for a checked case. */
export function aDecisionInForce(
  server: TestServer,
  { id: case_id, check_id }: { id: number; check_id: number },
  outcome: DecisionOutcome,
): Promise<number> {
  return server.change(({ tx, now }) =>
    insertDecision(tx, {
      case_id,
      check_id,
      outcome,
      reasons: outcome === 'accepted' ? '' : REASONS,
      limit_cents: outcome === 'goodwill' ? cents(450_000) : null,
      signatures_needed: 2,
      proposed_at: now,
      proposed_by: null,
      in_force_at: now,
    }),
  );
}

/** A case in which everything is known, with costs for two pages, originals, steps and a decision out of goodwill. */
export async function aFullDeath(
  server: TestServer,
  overrides: Partial<Insertable<Tables['death_cases']>> = {},
): Promise<number> {
  const { db, vault } = server.context;
  const household = await aHousehold(server, {
    status: 'active',
    first_name: 'Hüseyin Abdurrahman',
    last_name: 'Karamustafaoğlu-Ağırbaşlı',
  });
  await anAddress(server, household);
  const checked = await aCheckedDeath(server, {
    state: 'settled',
    member_id: household.main_member_id,
    household_id: household.household_id,
    language: 'tr',
    deceased_name: 'Hüseyin Abdurrahman Karamustafaoğlu-Ağırbaşlı',
    deceased_birth: day('1951-03-09'),
    deceased_gender: 'male',
    citizenship: 'turkish',
    civil_status: 'married',
    place: 'outside',
    place_words: 'Klinik Favoriten, Kundratstraße 3, 1100 Wien',
    destination: 'turkey',
    destination_words: 'Emirdağ, Afyonkarahisar',
    doctor_came: true,
    has_undertaker: true,
    undertaker: 'Bestattung Sonnenschein GmbH, Şeyda Öztürk',
    is_accident: true,
    medical_words: vault.seal(MEDICAL),
    held_since: day('2027-01-10'),
    released_on: day('2027-01-11'),
    reporter_name: 'Ayşe Karamustafaoğlu',
    reporter_phone: '+436641234567',
    reporter_relation: 'Tochter',
    burial_at: new Date('2027-01-14T10:30:00Z'),
    burial_place: 'Emirdağ Merkez Mezarlığı',
    flight_at: new Date('2027-01-13T05:10:00Z'),
    flight_words: 'TK 1886, Wien–Ankara',
    ...overrides,
  });
  await aDecisionInForce(server, checked, 'goodwill');
  for (const [index, kind] of [...costKinds, ...costKinds, ...costKinds].entries()) {
    await aDeathCost(server, checked.id, {
      kind,
      supplier: `Cenaze Hizmetleri Ağrıdağı ${index}`,
      bill_no: `R-2027-${100 + index}`,
      amount_cents: cents(12_345 + index),
      payer: index % 4 === 3 ? 'family' : 'association',
      paid_on: index % 4 === 3 ? null : day('2027-01-11'),
    });
  }
  await anOriginal(server, checked.id);
  const now = server.clock.now();
  await sql`insert into death_case_steps (case_id, due_at, step_key, position, responsible, shown_to_family, done_at)
    values (${checked.id}, ${now}, 'washing', 1, 'undertaker', true, ${now})`.execute(db);
  await sql`insert into death_case_steps (case_id, step_key, template_words, position, responsible, shown_to_family)
    values (${checked.id}, 'own_1', ${JSON.stringify(OWN_STEP)}, 2, 'office', false)`.execute(db);
  await sql`insert into death_case_notes (case_id, written_at, words)
    values (${checked.id}, ${now}, 'Die Tochter kommt um 9 Uhr.')`.execute(db);
  return checked.id;
}

/** A passport that was received and handed on. */
export async function anOriginal(server: TestServer, caseId: number): Promise<void> {
  const { db } = server.context;
  const now = server.clock.now();
  const { rows } = await sql<{ id: number }>`insert into death_case_documents (case_id, created_at, kind)
    values (${caseId}, ${now}, 'passport') returning id`.execute(db);
  for (const [moved, person] of [
    ['received', 'Ayşe Karamustafaoğlu'],
    ['handed_on', 'Generalkonsulat der Republik Türkei'],
  ]) {
    await sql`insert into death_case_originals (case_document_id, written_at, moved, moved_on, person)
      values (${rows[0]?.id}, ${now}, ${moved}, ${now}, ${person})`.execute(db);
  }
}
