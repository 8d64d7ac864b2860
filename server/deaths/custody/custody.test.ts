import { beforeAll, describe, expect, it } from 'vitest';
import { deathCustodyContract as calls, type DeathCustody } from '../../../domain/deaths/deathCustody.contract.ts';
import type { TestClient } from '../../testing/client.ts';
import { aDeathCase, diedYesterday } from '../../testing/deathBuilders.ts';
import { aClerk } from '../../testing/officeBuilders.ts';
import { testServer } from '../../testing/testServer.ts';
import { findCase } from '../deathCase.reads.ts';
import { findStepByKey } from '../steps/steps.reads.ts';

const server = testServer();
let clerk: TestClient;
beforeAll(async () => {
  clerk = (await aClerk(server)).client;
});

/** Noon of the tests' first day is to come. */
const toUndertaker = {
  holder: 'undertaker',
  holder_name: 'Bestattung Sonnenschein',
  person: 'Herr Berger',
  at: '2027-01-11T06:00:00Z',
  receipt: 'Übernahmeschein 17',
} as const;
const ofHospital = { place: 'hospital', place_words: 'AKH Wien', ...diedYesterday } as const;
const row = async (id: number) => (await findCase(server.context.db, id)) ?? expect.unreachable();

async function custodyOf(id: number): Promise<DeathCustody> {
  return (await clerk.call(calls.listDeathCustody, { id: String(id) })).body as DeathCustody;
}

async function handOver(id: number, more: Record<string, unknown> = {}) {
  const { revision } = await custodyOf(id);
  const sent = { ...toUndertaker, with_body: true, belonging_ids: [], revision, ...more };
  return clerk.send('POST', `/api/v1/office/deaths/${id}/handovers`, sent);
}

describe('who has the body', () => {
  it('begins with what the call has said, and goes on with each hand-over without a gap', async () => {
    const id = await aDeathCase(server, ofHospital);
    await handOver(id);

    expect((await custodyOf(id)).body).toMatchObject([
      { holder: 'hospital', holder_name: 'AKH Wien', day: '10.01.2027', at: null, source: 'call' },
      { ...toUndertaker, at: '2027-01-11T06:00:00.000Z', source: 'handover' },
    ]);
  });

  it('tells the case what it says: undertaker, prosecutor, recipient; nothing is asked twice', async () => {
    const id = await aDeathCase(server, { ...ofHospital, destination: 'turkey' });
    await server.change(({ tx }) =>
      tx
        .insertInto('death_case_steps')
        .values({
          case_id: id,
          step_key: 'collection',
          own_words: null,
          template_words: null,
          position: 1,
          due_at: null,
          responsible: 'undertaker',
          shown_to_family: true,
        })
        .execute(),
    );
    await handOver(id, { holder: 'authority', at: '2027-01-10T08:00:00Z' });
    await handOver(id, { at: '2027-01-11T05:00:00Z' });
    const step = await findStepByKey(server.context.db, id, 'collection');
    await handOver(id, { holder: 'consignee', holder_name: null, person: 'Mehmet Arslan' });

    expect(await row(id)).toMatchObject({
      held_since: '2027-01-10',
      released_on: '2027-01-11',
      undertaker: 'Bestattung Sonnenschein',
      consignee_name: 'Mehmet Arslan',
    });
    expect(step?.done_at).toEqual(new Date('2027-01-11T05:00:00Z'));
    expect((await custodyOf(id)).names).toMatchObject({ hospital: 'AKH Wien', undertaker: 'Bestattung Sonnenschein' });
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['in the future', { at: '2027-02-11T06:00:00Z' }, { errors: { at: ['day_in_the_future'] } }],
    ['before the last one', { at: '2027-01-11T04:00:00Z' }, { errors: { at: ['death_handover_before_last'] } }],
    ['to nobody', { person: ' ' }, { errors: { person: ['required'] } }],
    ['to somebody who never has a body', { holder: 'family' }, { errors: { holder: ['invalid_value'] } }],
    ['of a belonging of another case', { belonging_ids: [999_999] }, { errors: { belonging_ids: ['invalid_value'] } }],
    ['of nothing', { with_body: false }, { errors: { with_body: ['required'] } }],
  ])('is not handed over %s', async (_what, wrong, problem) => {
    const id = await aDeathCase(server, ofHospital);
    await handOver(id, { at: '2027-01-11T05:00:00Z' });
    const { status, body } = await handOver(id, wrong);

    expect([status, body]).toMatchObject([422, problem]);
    expect((await custodyOf(id)).body).toHaveLength(2);
  });

  it('a mistake is taken back, the last one first; nothing leaves the grave', async () => {
    const id = await aDeathCase(server, ofHospital);
    await handOver(id, { at: '2027-01-11T05:00:00Z' });
    await handOver(id, { holder: 'grave', holder_name: 'Islamischer Friedhof' });
    const refused = await handOver(id, { holder: 'hospital' });
    const { revision } = await custodyOf(id);
    await clerk.call(calls.undoHandover, { id: String(id), revision });

    expect([refused.status, refused.body]).toMatchObject([409, { message: 'death_custody_ended' }]);
    expect((await custodyOf(id)).body.map(({ holder }) => holder)).toEqual(['hospital', 'undertaker']);
  });

  it('a case that somebody else has changed, or that is closed, takes none', async () => {
    const id = await aDeathCase(server, ofHospital);
    const closed = await aDeathCase(server, { ...ofHospital, state: 'closed' });

    expect((await handOver(id, { revision: 7 })).body).toMatchObject({ message: 'death_case_changed' });
    expect((await handOver(closed)).body).toMatchObject({ message: 'death_case_step_not_possible' });
  });
});

describe('belongings', () => {
  it('are listed, go with the body or alone, and end with the family', async () => {
    const id = await aDeathCase(server, ofHospital);
    const add = async (what: string) =>
      clerk.call(calls.addBelonging, {
        id: String(id),
        revision: (await custodyOf(id)).revision,
        what,
        holder: 'hospital',
        holder_name: 'AKH Wien',
        person: 'Schwester Anna',
        at: '2027-01-11T04:00:00Z',
      });
    await add('Ehering');
    await add('Armbanduhr');
    const [ring = 0, watch = 0] = (await custodyOf(id)).belongings.map((each) => each.id);
    await handOver(id, { belonging_ids: [ring] });
    await handOver(id, {
      with_body: false,
      belonging_ids: [watch],
      holder: 'family',
      holder_name: null,
      person: 'Ayşe',
    });
    const again = await handOver(id, { with_body: false, belonging_ids: [watch], holder: 'office' });

    const { body, belongings } = await custodyOf(id);
    expect(body.at(-1)?.holder).toBe('undertaker');
    expect(belongings.map(({ what, entries }) => [what, ...entries.map(({ holder }) => holder)])).toEqual([
      ['Ehering', 'hospital', 'undertaker'],
      ['Armbanduhr', 'hospital', 'family'],
    ]);
    expect(again.body).toMatchObject({ message: 'death_custody_ended' });
  });

  it('one that was entered by mistake is gone with its first hand-over', async () => {
    const id = await aDeathCase(server, ofHospital);
    const entered = { ...toUndertaker, what: 'Brille', revision: 0, at: '2027-01-11T04:00:00Z' };
    await clerk.send('POST', `/api/v1/office/deaths/${id}/belongings`, entered);
    const { revision, belongings } = await custodyOf(id);
    await clerk.call(calls.undoHandover, { id: String(id), revision, belonging_id: belongings[0]?.id });

    expect((await custodyOf(id)).belongings).toEqual([]);
  });
});
