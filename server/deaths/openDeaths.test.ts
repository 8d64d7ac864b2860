import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { officeContract } from '../../domain/office/office.contract.ts';
import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { aDeathCase } from '../testing/deathBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();

it('the to-do lists open cases with the undone step that is due first, and whether it is late', async () => {
  const { client } = await aClerk(server);
  const id = await aDeathCase(server, { state: 'under_way' });
  await aDeathCase(server, { state: 'closed' });
  const { db } = server.context;
  const early = new Date(server.clock.now().getTime() - 60_000);
  const step = (key: string, due: Date, done: Date | null, because: string | null) =>
    sql`insert into death_case_steps
      (case_id, step_key, position, due_at, responsible, shown_to_family, done_at, not_needed_because)
      values (${id}, ${key}, 1, ${due}, 'office', true, ${done}, ${because})`.execute(db);
  await step('washing', early, early, null);
  await step('coffin', early, null, 'Nicht nötig');
  await step('prayer', new Date(early.getTime() + 7_200_000), null, null);
  await step('shroud', early, null, null);

  const board = await aDeathCase(server, { state: 'under_way' });
  await sql`insert into death_case_steps
    (case_id, step_key, template_words, position, due_at, responsible, shown_to_family)
    values (${board}, 'own_1', ${JSON.stringify({ de: 'Fahne', tr: 'Bayrak', en: 'Flag' })}, 1, ${early}, 'office', true)`.execute(
    db,
  );

  const { deaths }: ToDo = (await client.call(officeContract.getToDo)).body;

  expect(deaths).toMatchObject([
    { id, next_step: { step_key: 'shroud', own_words: null, is_late: true } },
    { id: board, next_step: { step_key: 'own_1', template_words: { tr: 'Bayrak' } } },
  ]);
});
