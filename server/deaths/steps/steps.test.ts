import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import {
  deathStepsContract as calls,
  type DeathStep,
  type DeathSteps,
} from '../../../domain/deaths/deathSteps.contract.ts';
import { day } from '../../../domain/shared/day.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase, aDeathLink, aDeathStep } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { tickStep } from './steps.actions.ts';
import { listGuestSteps, listNextSteps, listStepsShownToFamily } from './steps.reads.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

describe('steps of a case', () => {
  it('come with the facts, and go again with those that rule them out unless somebody worked on them', async () => {
    const id = await aDeathCase(server);
    await answer(id, 0, { destination: 'turkey' });
    const before = await stepsOf(id);
    expect(keysOf(before)).toEqual(expect.arrayContaining(['zinc_coffin', 'corpse_pass', 'flight_booked']));
    expect(keysOf(before)).not.toContain('coffin');

    await changeTo('done', stepOf(before, 'flight_booked'), 1);
    await answer(id, 2, { destination: 'austria', place: 'home', civil_status: 'widowed', citizenship: 'austrian' });
    const after = await stepsOf(id);
    expect(keysOf(after)).toEqual(expect.arrayContaining(['coffin', 'flight_booked', 'spouse_death_certificate']));
    expect(keysOf(after)).not.toContain('zinc_coffin');
    expect(after.every(({ open_until_known }) => open_until_known.length === 0)).toBe(true);
  });

  it('are due by the hours of the board after the report, the first one first', async () => {
    const id = await aDeathCase(server, { place: 'home' });
    const steps = await refreshed(id);
    const reported = server.clock.now().getTime();
    const hours = steps.map(({ due_at }) => (Date.parse(due_at ?? '') - reported) / 3_600_000);
    expect(hours).toEqual([...hours].sort((one, other) => one - other));
    expect(Math.round(hours[0] ?? 0)).toBe(4);
  });

  it('say which facts still have to be known', async () => {
    const id = await aDeathCase(server, { place: 'home', citizenship: 'turkish', civil_status: 'single' });
    expect(stepOf(await refreshed(id), 'coffin').open_until_known).toEqual(['destination']);
  });

  it('are ticked, opened again and left out for a reason', async () => {
    const id = await aDeathCase(server, { place: 'home' });
    const prayer = stepOf(await refreshed(id), 'prayer');
    const done = await changeTo('done', prayer, 1);
    expect(done).toMatchObject({ done_at: server.clock.now().toISOString(), done_by: expect.stringContaining('@') });
    expect(await changeTo('open', prayer, 2)).toMatchObject({ done_at: null, done_by: null });

    const send = { id: String(prayer.id), revision: 3, reason: 'Die Familie richtet es aus' };
    const { body } = await clerk.call(calls.dropDeathStep, send);
    expect(stepOf((body as DeathSteps).steps, 'prayer').not_needed_because).toBe('Die Familie richtet es aus');
    const tick = await clerk.call(calls.doDeathStep, { id: String(prayer.id), revision: 4 });
    expect([tick.status, tick.body]).toMatchObject([409, { message: 'death_case_step_not_possible' }]);
  });

  it('are given to a colleague, and the family never sees those about the police', async () => {
    const { account: colleague } = await aClerk(server);
    const id = await aDeathCase(server, { place: 'outside' });
    const police = stepOf(await refreshed(id), 'police_informed');
    const of = { id: String(police.id), revision: 1 };
    const { body } = await clerk.call(calls.changeDeathStep, {
      ...of,
      account_id: colleague.account_id,
      note: 'Akt 12',
    });
    expect(stepOf((body as DeathSteps).steps, 'police_informed')).toMatchObject({
      note: 'Akt 12',
      assigned_to: { account_id: colleague.account_id },
    });
    const wrong = { id: String(police.id), revision: 2 };
    const stranger = await clerk.call(calls.changeDeathStep, { ...wrong, account_id: 999_999 });
    const shown = await clerk.call(calls.changeDeathStep, { ...wrong, shown_to_family: true });
    expect(stranger.body).toMatchObject({ errors: { account_id: ['invalid_value'] } });
    expect(shown.body).toMatchObject({ errors: { shown_to_family: ['invalid_value'] } });
  });

  it('of the case alone are added and removed; those of the board are not removed', async () => {
    const id = await aDeathCase(server);
    const own = { own_words: 'Blumen', responsible: 'office', due_on: '12.01.2027', shown_to_family: false } as const;
    const { body } = await clerk.call(calls.addDeathStep, { id: String(id), revision: 0, ...own });
    const [flowers] = (body as DeathSteps).steps;
    expect(flowers).toMatchObject({ own_words: 'Blumen', due_at: '2027-01-12T22:59:00.000Z' });
    const prayer = stepOf(await refreshed(id, 1), 'prayer');
    const kept = await clerk.call(calls.removeDeathStep, { id: String(prayer.id), revision: 2 });
    const gone = await clerk.call(calls.removeDeathStep, { id: String(flowers?.id), revision: 2 });
    expect([kept.status, gone.status]).toEqual([409, 200]);
    expect((await stepsOf(id)).some(({ own_words }) => own_words !== null)).toBe(false);
  });

  it('of two clerks the second one is refused', async () => {
    const step = await aDeathStep(server, await aDeathCase(server));
    const tick = () => clerk.call(calls.doDeathStep, { id: String(step), revision: 0 });
    expect((await Promise.all([tick(), tick()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('do not change any more once the case is withdrawn', async () => {
    const step = await aDeathStep(server, await aDeathCase(server, { state: 'withdrawn' }));
    expect((await clerk.call(calls.doDeathStep, { id: String(step), revision: 0 })).status).toBe(409);
  });
});

describe('steps for others', () => {
  it('the next one of each case is the one that is due first and still to be done', async () => {
    const [one, other] = [await aDeathCase(server), await aDeathCase(server)];
    await aDeathStep(server, one, { own_words: 'später', due_on: day('2027-01-13') });
    await aDeathStep(server, one, { own_words: 'zuerst', due_on: day('2027-01-12') });
    await aDeathStep(server, one, { own_words: 'getan', due_on: day('2027-01-11'), done_at: server.clock.now() });
    await aDeathStep(server, other, { own_words: 'fällt weg', not_needed_because: 'nein' });
    const next = await listNextSteps(server.context.db, [one, other]);
    expect(next.map(({ case_id, own_words }) => [case_id, own_words])).toEqual([[one, 'zuerst']]);
  });

  it('the family sees what is shown to it, the undertaker what the undertaker does', async () => {
    const id = await aDeathCase(server);
    await aDeathStep(server, id, { own_words: 'für die Familie', shown_to_family: true });
    await aDeathStep(server, id, { own_words: 'für den Bestatter', responsible: 'undertaker' });
    await aDeathStep(server, id, { own_words: 'entfällt', shown_to_family: true, not_needed_because: 'nein' });
    const { db } = server.context;
    const words = (steps: { own_words: string | null }[]) => steps.map(({ own_words }) => own_words);
    expect(words(await listStepsShownToFamily(db, id))).toEqual(['für die Familie']);
    expect(words(await listGuestSteps(db, id, 0))).toEqual(['für den Bestatter']);
  });

  it('a link ticks the steps of the undertaker in its own case, and no others', async () => {
    const id = await aDeathCase(server);
    const link_id = await aLink(id);
    const theirs = await aDeathStep(server, id, { responsible: 'undertaker' });
    const ours = await aDeathStep(server, id);
    const strange = await aDeathStep(server, await aDeathCase(server), { responsible: 'undertaker' });
    const tick = (step_id: number) =>
      server.change((change) => tickStep(change, { step_id, link: { id: link_id, case_id: id }, confirmed: true }));

    await tick(theirs);
    await tick(theirs);
    await expect(tick(ours)).rejects.toThrow('death_step_not_found');
    await expect(tick(strange)).rejects.toThrow('death_step_not_found');
    expect((await stepsOf(id)).find((step) => step.id === theirs)).toMatchObject({ done_by: 'Bestattung Wien' });
  });

  it('a link that the office has revoked since it was opened ticks nothing', async () => {
    const id = await aDeathCase(server);
    const link = await aDeathLink(server, id, { kind: 'guest', revoked_at: server.clock.now() });
    const step_id = await aDeathStep(server, id, { responsible: 'undertaker' });
    const tick = server.change((change) =>
      tickStep(change, { step_id, link: { id: link.id, case_id: id }, confirmed: true }),
    );
    await expect(tick).rejects.toThrow('death_link_not_found');
  });
});

async function aLink(caseId: number): Promise<number> {
  const now = server.clock.now();
  const { rows } = await sql<{ id: number }>`insert into death_case_links
    (case_id, created_at, expires_at, kind, token_hash, recipient, language, consent_by, consent_on)
    values (${caseId}, ${now}, ${new Date(now.getTime() + 3_600_000)}, 'guest', sha256('steps'), 'Bestattung Wien', 'de', 'Ayşe', ${now})
    returning id`.execute(server.context.db);
  return rows[0]?.id ?? 0;
}

function answer(id: number, revision: number, answers: object) {
  return clerk.call(deathCasesContract.saveDeathAnswers, { id: String(id), revision, ...answers });
}

async function refreshed(id: number, revision = 0): Promise<DeathStep[]> {
  const { body } = await clerk.call(calls.refreshDeathSteps, { id: String(id), revision });
  return (body as DeathSteps).steps;
}

async function changeTo(what: 'done' | 'open', { id }: DeathStep, revision: number): Promise<DeathStep | undefined> {
  const call = what === 'done' ? calls.doDeathStep : calls.reopenDeathStep;
  const { body } = await clerk.call(call, { id: String(id), revision });
  return (body as DeathSteps).steps.find((step) => step.id === id);
}

async function stepsOf(id: number): Promise<DeathStep[]> {
  const { body } = await clerk.call(calls.listDeathSteps, { id: String(id) });
  return (body as DeathSteps).steps;
}

function stepOf(steps: DeathStep[], key: string): DeathStep {
  const found = steps.find(({ step_key }) => step_key === key);
  if (!found) throw new Error(`no step ${key}`);
  return found;
}

function keysOf(steps: DeathStep[]): (string | null)[] {
  return steps.map(({ step_key }) => step_key);
}
