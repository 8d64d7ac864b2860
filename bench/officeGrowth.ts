import { setTimeout as pause } from 'node:timers/promises';
import { visit } from './member.ts';
import type { Timed } from './timed.ts';

const CLERK = 'office@demo.example';

/**
 * Reads in the demo's bank statement, so that some lines are undecided; the copies of the household get their own
 * lines.
 */
export async function bringBankLines(url: string): Promise<void> {
  const clerk = await visit(url, CLERK);
  const statement = await (await fetch(`${url}/demo/bank-statement.xml`)).blob();
  const form = new FormData();
  form.set('file', statement, 'auszug.xml');
  await clerk.send('POST', '/api/v1/office/bank-statements', form);
}

/** Runs the yearly run for the demo's people, so that the copies have their invoices, as during most of a year. */
export async function invoiceEverybody(url: string): Promise<void> {
  const clerk = await visit(url, CLERK);
  const ask = () => clerk.get<{ year: number; households: number }>('/api/v1/office/yearly-run');
  const { year, households } = await ask();
  if (households === 0) return;
  await clerk.send('POST', '/api/v1/office/yearly-run', { year });
  while ((await ask()).households > 0) await pause(100);
}

type Found = { id: number; name: string; membership_no: string };

/**
 * A clerk's typical requests: among the searches a word that finds every sixth household, one that finds few, and a
 * number that finds one.
 */
export async function asOffice(url: string, timed: Timed): Promise<void> {
  const clerk = await visit(url, CLERK);
  const get = <T>(path: string, name = path) =>
    timed(`GET /api/v1/office/${name}`, () => clerk.get<T>(`/api/v1/office/${path}`));
  await get('to-do');
  await get('applications');
  await get('applications?state=documents_not_verified');
  const search = (typed: string, name: string) =>
    timed(`POST /api/v1/office/search, ${name}`, () =>
      clerk.send<{ households: Found[] }>('POST', '/api/v1/office/search', { search: typed }),
    );
  const { households } = await search('mehmet', 'by name');
  const [found] = households;
  await search(found?.name.split(' ').at(-1) ?? '', 'by a rare name');
  await search(found?.membership_no ?? '', 'by number');
  await search('mehmet@demo.example', 'by e-mail');
  await get(`households/${found?.id}`, 'households/:id');
  await get('bank-lines');
  await get('bank-lines?state=dismissed');
  await get('bank-statements');
  await get('change-requests');
  await get('yearly-run');
}
