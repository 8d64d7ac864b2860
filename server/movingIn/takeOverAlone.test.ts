import { expect, it } from 'vitest';
import { type TakeOver, takeOversContract } from '../../domain/movingIn/takeOvers.contract.ts';
import { logIn } from '../testing/builders.ts';
import { aListedHousehold, aListedPerson } from '../testing/movingIn/dirtyHouseholds.ts';
import { aTakeOver, tried } from '../testing/movingIn/takeOverBuilders.ts';
import { aClerk } from '../testing/officeBuilders.ts';
import { testServer } from '../testing/testServer.ts';
import { beginTakeOversAlone } from './movingIn.jobs.ts';

const server = testServer();

it('begins after three days where nobody else of the board can agree, unless it was withdrawn or another one joined', async () => {
  const { account } = await aClerk(server, 'board');
  // days pass, and nobody stays logged in so long
  const send = async (call: 'askTakeOver' | 'withdrawTakeOver' | 'readTakeOver') =>
    (await (await logIn(server, account)).call(takeOversContract[call], { id })).body as TakeOver;
  await aClerk(server);
  const id = await aTakeOver(server, [aListedHousehold({ key: 'A', people: [aListedPerson({ last_name: 'Tek' })] })]);
  await tried(server, id);
  const night = async (days: number) => {
    server.clock.moveDays(days);
    await beginTakeOversAlone.run(server.context, {});
    return (await send('readTakeOver')).agreed_at;
  };

  const asked = await send('askTakeOver');
  expect(asked.begins_alone_at).toBe(new Date(Date.parse(asked.asked_at ?? '') + 3 * 86_400_000).toISOString());
  expect(await night(2)).toBeNull();
  expect(await send('withdrawTakeOver')).toMatchObject({ asked_at: null, begins_alone_at: null, may: { ask: true } });
  expect(await night(2)).toBeNull();
  await send('askTakeOver');
  const another = await aClerk(server, 'board');
  expect(await night(4)).toBeNull();
  await server.context.db
    .updateTable('accounts')
    .set({ role: 'clerk' })
    .where('id', '=', another.account.account_id)
    .execute();

  expect(await night(0)).not.toBeNull();
  await server.runJobs();

  expect(await send('readTakeOver')).toMatchObject({ decided: { made: 1 } });
  expect(await send('withdrawTakeOver')).toMatchObject({
    message: 'take_over_agreed_already',
  });
});
