import '../boardSettings/boardSettings.tables.ts';
import { defaultSettings } from '../../domain/boardSettings/settings.ts';
import { toWireSettings } from '../../domain/boardSettings/settingsOnWire.ts';
import { addDays } from '../../domain/shared/day.ts';
import type { TestServer } from './testServer.ts';

/** The board's request to introduce a set. */
export function aNewSet(changed: Partial<ReturnType<typeof toWireSettings>> = {}) {
  const settings = { ...toWireSettings(defaultSettings), ...changed };
  return { valid_from: '01.01.2029', settings, reason: 'Beschluss vom 3. Mai' };
}

/** Each begins a day after the former one. */
export async function aSettingsSet(server: TestServer): Promise<number> {
  const { db } = server.context;
  const last = await db
    .selectFrom('board_settings')
    .select(({ fn }) => fn.max('valid_from').as('from'))
    .executeTakeFirst();
  const { id } = await db
    .insertInto('board_settings')
    .values({
      valid_from: addDays(last?.from ?? server.clock.today(), 1),
      settings: JSON.stringify(defaultSettings),
      reason: 'Beschluss',
      created_by: null,
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
