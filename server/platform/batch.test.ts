import { expect, test } from 'vitest';
import { testServer } from '../testing/testServer.ts';
import { eachInChange } from './batch.ts';
import { openLog } from './log.ts';

const lines: string[] = [];

const server = testServer({}, openLog('debug', { write: (line) => void lines.push(line) }));

// proves: promise.12
test('a failing item of a batch is logged by its number only', async () => {
  const bankLines = [
    { id: 7, counterparty_name: 'Gülsüm Karaca', counterparty_iban: 'AT611904300234573201' },
    { id: 8, counterparty_name: 'Ömer Deniz', counterparty_iban: 'AT483200000012345864' },
  ];

  const outcome = await eachInChange(server.context, bankLines, async (_change, { id }) => {
    if (id === 7) throw new Error('cannot be booked');
    return true;
  });

  const told = lines.filter((line) => line.includes('cannot be booked')).map((line) => JSON.parse(line));
  expect(outcome).toEqual({ done: 1, failed: 1 });
  expect(told).toMatchObject([{ item: 7 }]);
  expect(lines.join('')).not.toMatch(/Karaca|AT61/);
});
