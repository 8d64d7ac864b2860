import type { Insertable } from 'kysely';
import '../../burial/burial.tables.ts';
import type { Tables } from '../../platform/db.ts';
import type { TestServer } from '../testServer.ts';

/** A contact for a death; by default the brother in Austria, who speaks Turkish and may report it. */
export async function aDeathContact(
  server: TestServer,
  household: { household_id: number; main_member_id: number },
  overrides: Partial<Insertable<Tables['death_contacts']>> = {},
): Promise<number> {
  const now = server.clock.now();
  const { id } = await server.context.db
    .insertInto('death_contacts')
    .values({
      household_id: household.household_id,
      country: 'austria',
      name: 'Hasan Yılmaz',
      relation: 'Bruder',
      phone_number: '+436605554433',
      language: 'tr',
      may_report: true,
      agreed_on: server.clock.today(),
      agreed_stated_by: household.main_member_id,
      created_at: now,
      updated_at: now,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
