import { beforeEach, expect, it } from 'vitest';
import { TEST_BEGINS, testServer } from '../testing/testServer.ts';
import { system } from './actor.ts';
import type { Change, Context, Reaction } from './context.ts';
import { defineNews, on, writeAnnouncement } from './news.ts';
import { forgetNews } from './newsSweep.ts';
import { handleMissedEvents, inChange } from './work.ts';

const doorbellRang = defineNews<{ times: number }>('test.doorbell_rang');
const noteWritten = defineNews<Record<string, never>>('test.note_written');
const opens = on(doorbellRang, 'test.opens', run('opens'));
const barks = on(doorbellRang, 'test.barks', run('barks'));

const server = testServer();
let ran: string[];
beforeEach(async () => {
  ran = [];
  await server.context.db.deleteFrom('announcements').execute();
});

it('is called after the commit, once', async () => {
  const context = withReactions(opens, barks);

  await inChange(context, system, ring);
  await handleMissedEvents(context, later());

  expect(ran).toEqual(['opens', 'barks']);
  expect(await unheard()).toBe(0);
});

it('is not stored if it concerns nobody', async () => {
  const context = withReactions(on(doorbellRang, 'test.counts', run('counts'), async (_ask, { times }) => times > 1));

  await inChange(context, system, ring);
  expect(await server.context.db.selectFrom('announcements').select('id').execute()).toEqual([]);
  await inChange(context, system, async (change) => change.announce(doorbellRang, { times: 2 }));

  expect(ran).toEqual(['counts']);
});

it('is asked whether it is concerned after the change has written everything', async () => {
  const seen: string[] = [];
  const looks = on(doorbellRang, 'test.looks', run('looks'), async ({ db }) => {
    const rows = await db.selectFrom('announcements').select('name').execute();
    seen.push(...rows.map(({ name }) => name));
    return false;
  });

  await inChange(withReactions(looks), system, async (change) => {
    change.announce(doorbellRang, { times: 1 });
    await writeAnnouncement(change.tx, { name: 'test.written_later', payload: {} }, change.now);
  });

  expect(seen).toEqual(['test.written_later']);
});

it('a listener that fails undoes nothing of the change, and all its own work until it is called again', async () => {
  let isIll = true;
  const writes = on(doorbellRang, 'test.writes', async ({ announce }) => {
    ran.push('writes');
    announce(noteWritten, {});
  });
  const fails = on(doorbellRang, 'test.fails', async () => {
    if (isIll) throw new Error('not today');
    ran.push('well again');
  });
  const reads = on(noteWritten, 'test.reads', run('reads'));
  const context = withReactions(writes, fails, reads);

  await inChange(context, system, ring);
  expect([ran, await unheard()]).toEqual([['writes'], 1]);
  isIll = false;
  await handleMissedEvents(context, later());

  expect(ran).toEqual(['writes', 'writes', 'well again', 'reads']);
  expect(await unheard()).toBe(0);
});

it('events that fail do not keep later events waiting', async () => {
  const fails = on(doorbellRang, 'test.fails', async () => {
    throw new Error('never');
  });
  const never = { name: 'test.doorbell_rang', payload: JSON.stringify({ times: 1 }), created_at: TEST_BEGINS };
  const { db } = server.context;
  await db
    .insertInto('announcements')
    .values(Array.from({ length: 500 }, () => never))
    .execute();
  await db
    .insertInto('announcements')
    .values({ ...never, name: 'test.note_written' })
    .execute();

  expect(await handleMissedEvents(withReactions(fails, on(noteWritten, 'test.reads', run('reads'))), later())).toBe(
    501,
  );

  expect([ran, await unheard()]).toEqual([['reads'], 500]);
});

it('is deleted thirty days after it was handled; unhandled ones never are', async () => {
  const { db, clock } = server.context;
  const fails = on(noteWritten, 'test.fails', async () => {
    throw new Error('never');
  });
  await inChange(withReactions(opens, fails), system, async (change) => {
    change.announce(doorbellRang, { times: 1 });
    change.announce(noteWritten, {});
  });
  const kept = async () => (await db.selectFrom('announcements').select('name').execute()).map(({ name }) => name);

  const after = (minutes: number) => ({
    ...server.context,
    clock: { now: () => new Date(clock.now().getTime() + minutes * 60_000) },
  });
  await forgetNews.run(after(30 * 24 * 60 - 1), {});
  const before = await kept();
  await forgetNews.run(after(30 * 24 * 60), {});

  expect(before.sort()).toEqual(['test.doorbell_rang', 'test.note_written']);
  expect(await kept()).toEqual(['test.note_written']);
});

function run(what: string) {
  return async () => {
    ran.push(what);
  };
}

async function ring(change: Change): Promise<void> {
  change.announce(doorbellRang, { times: 1 });
}

function withReactions(...reactions: Reaction[]): Context {
  return { ...server.context, reactions };
}

function later(): Date {
  return new Date(TEST_BEGINS.getTime() + 60_000);
}

async function unheard(): Promise<number> {
  const rows = await server.context.db.selectFrom('announcements').select('id').where('heard_at', 'is', null).execute();
  return rows.length;
}
