import { beforeAll, expect, it } from 'vitest';
import { deathFiguresContract as calls, type DeathFigures } from '../../../domain/deaths/deathFigures.contract.ts';
import { cents } from '../../../domain/shared/money.ts';
import type { TestClient } from '../../testing/client.ts';
import { aCheckedDeath, aDeathCase, aDeathCost } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { insertDecision } from '../decisions/decisions.writes.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
  const buried = await aDeathCase(server, {
    state: 'buried',
    destination: 'turkey',
    reported_at: new Date('2026-03-01T10:00:00Z'),
    burial_at: new Date('2026-03-04T10:00:00Z'),
  });
  await aDeathCost(server, buried, { amount_cents: cents(120_050) });
  await aDeathCost(server, buried, { payer: 'family' });
  await aDeathCost(server, buried, { cancelled_at: server.clock.now() });
  // the last half hour of a year in Vienna is the next year in UTC
  const declined = await aCheckedDeath(server, {
    case_no: '2026-900',
    state: 'declined',
    reported_at: new Date('2026-12-31T22:30:00Z'),
  });
  await server.change(({ tx, now }) =>
    insertDecision(tx, {
      case_id: declined.id,
      check_id: declined.check_id,
      outcome: 'declined',
      reasons: '=Ausgeschlossen',
      limit_cents: null,
      signatures_needed: 1,
      proposed_at: now,
      proposed_by: null,
      in_force_at: now,
    }),
  );
  await aDeathCase(server, { state: 'withdrawn', reported_at: new Date('2026-05-01T10:00:00Z') });
  await aDeathCase(server, { reported_at: new Date('2026-12-31T23:30:00Z') });
});

it('figures of a year count the cases that were reported in it, Viennese time', async () => {
  const { body } = await clerk.call(calls.getDeathFigures, { year: '2026' });
  const figures: DeathFigures = body;
  expect(figures).toMatchObject({ year: 2026, years: [2027, 2026], cases: 2, withdrawn: 1 });
  expect(figures.days_to_burial).toEqual({ cases: 1, average: 3, longest: 3 });
  expect(figures.costs).toEqual([{ kind: 'coffin', cases: 1, sum: 1_200.5, average: 1_200.5 }]);
  expect(figures.declined).toEqual([{ case_no: '2026-900', reasons: '=Ausgeschlossen' }]);
});

it('the file says the same to a spreadsheet, and no formula', async () => {
  const { bytes, headers } = await clerk.call(calls.downloadDeathFigures, { year: '2026' });
  const text = bytes.toString('utf8');
  expect(headers['content-type']).toContain('text/csv');
  expect(text).toContain('"Sarg";1;1200,5;1200,5');
  expect(text).toContain('"2026-900";"\'=Ausgeschlossen"');
});

it.each(['1', '20265', 'x'])('refuses the year %s', async (year) => {
  expect((await clerk.call(calls.getDeathFigures, { year })).status).toBe(422);
});
