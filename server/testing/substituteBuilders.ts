import type { Day } from '../../domain/shared/day.ts';
import type { RepresentationKind } from '../../domain/substitutes/substitute.ts';
import '../substitutes/substitutes.tables.ts';
import type { TestServer } from './testServer.ts';

/** A substitute of the household; by default the lawyer Murat Şahin, for the next hundred days. */
export async function aSubstitute(
  server: TestServer,
  household: { household_id: number },
  overrides: Partial<{
    first_name: string;
    last_name: string;
    represent_me_as: RepresentationKind;
    valid_until: Day;
    ended_on: Day | null;
  }> = {},
): Promise<number> {
  const { id } = await server.context.db
    .insertInto('substitutes')
    .values({
      household_id: household.household_id,
      first_name: 'Murat',
      last_name: 'Şahin',
      email: 'kanzlei@sahin.example',
      phone_private_mobile: '+436601112233',
      phone_private_landline: null,
      represent_me_as: 'lawyer',
      valid_until: server.clock.inDays(100),
      created_at: server.clock.now(),
      ended_on: null,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
