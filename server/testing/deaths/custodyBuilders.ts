import type { Insertable } from 'kysely';
import { insertHandover } from '../../deaths/custody/custody.writes.ts';
import type { Tables } from '../../platform/db.ts';
import type { TestServer } from '../testServer.ts';

/** A hand-over of the body to the undertaker, now. */
export function aHandover(
  server: TestServer,
  case_id: number,
  overrides: Partial<Insertable<Tables['death_case_handovers']>> = {},
): Promise<void> {
  return server.change(({ tx, now }) =>
    insertHandover(tx, {
      case_id,
      belonging_id: null,
      holder: 'undertaker',
      holder_name: 'Bestattung Sonnenschein',
      person: 'Herr Berger',
      happened_at: now,
      receipt: 'Übernahmeschein 17',
      written_at: now,
      written_by: null,
      ...overrides,
    }),
  );
}
