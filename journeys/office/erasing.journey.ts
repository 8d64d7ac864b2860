import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openContextForCommand } from '../../server/context.ts';
import type { Database } from '../../server/platform/db.ts';
import { openLog } from '../../server/platform/log.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { openApplicant } from '../member.ts';
import { filled, words } from '../words.ts';
import { openBoard, openClerk } from './clerk.ts';

const { accounts, members, office, officeHousehold } = words.de;
const { keeping } = officeHousehold;
const browser = await openBrowser();

// proves: promise.16
it('data whose retention is over are erased by the board from the to-do list, and nobody finds them afterwards', async () => {
  const member = await openApplicant(browser);
  const { id } = member.me.household;
  const number = member.me.membership_no ?? '';
  await inTheDatabase((db) =>
    sql`update households set status = 'inactive', inactive_from = '2015-03-01' where id = ${id}`.execute(db),
  );

  const clerk = await openClerk(browser);
  await clerk.page.goto('/office-ui/');
  await clerk.page.getByRole('link', { name: number, exact: true }).click();
  await clerk.page.getByText(keeping.board).waitFor();
  expect(await clerk.page.getByRole('button', { name: keeping.erase }).count()).toBe(0);
  await clerk.leave();

  const board = await openBoard(browser);
  const { page } = board;
  await page.goto(`/office-ui/households/${id}`);
  await page.getByRole('button', { name: keeping.erase, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: keeping.eraseConfirm }).click();
  await page.getByRole('heading', { level: 1, name: filled(keeping.erased, { number }) }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: keeping.onward }).click();
  await page.getByRole('heading', { level: 1, name: office.toDo.title }).waitFor();
  expect(await page.getByText(number, { exact: true }).count()).toBe(0);
  await page.goto(`/office-ui/households?search=${number}`);
  await page.getByText(office.households.emptyTitle).waitFor();

  member.expectStatus(401, '/api/v1/me');
  await member.page.goto('/member-ui/news');
  await member.page.getByRole('heading', { level: 1, name: accounts.logIn.title }).waitFor();
  await Promise.all([member.leave(), board.leave()]);
});

// proves: promise.16
it('a person who left is shown in the portal by name and days, and is erased by the board while the household stays', async () => {
  const member = await openApplicant(browser);
  const number = member.me.membership_no ?? '';
  const id = await leftLongAgo(member.me.household.id);
  await member.page.goto(`/member-ui/sub-member/${id}`);
  await member.page.getByText(members.left.words).waitFor();
  await expectAccessible(member.page);
  expect(await member.page.locator('main').getByText(members.locked.how).count()).toBe(0);
  expect(await member.page.locator('main input:enabled').count()).toBe(0);

  const board = await openBoard(browser);
  const { page } = board;
  await page.goto('/office-ui/');
  await page.getByRole('link', { name: filled(office.toDo.erasablePerson, { number }), exact: true }).click();
  await page.getByRole('button', { name: filled(keeping.erasePerson, { name: LEFT }), exact: true }).click();
  await page.getByRole('alertdialog').getByText(keeping.erasePersonLeaves).waitFor();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: keeping.eraseConfirm }).click();
  await page.getByText(filled(keeping.personErased, { name: LEFT })).waitFor();
  await page.getByRole('heading', { name: keeping.title }).waitFor({ state: 'detached' });
  await expectAccessible(page);

  await member.page.reload();
  await member.page.getByText(members.edit.goneTitle).waitFor();
  await Promise.all([member.leave(), board.leave()]);
});

const LEFT = 'Ayhan Karaca';

/** A person of a member household who was divorced twelve years ago; returns the id. */
async function leftLongAgo(householdId: number): Promise<number> {
  let id = 0;
  await inTheDatabase(async (db) => {
    await sql`update households set status = 'active', active_from = '2014-03-01' where id = ${householdId}`.execute(
      db,
    );
    const { rows } = await sql<{ id: number }>`
      insert into members (household_id, is_main, first_name, last_name, date_of_birth, membership_basis, relationship_type,
        status, status_since, active_from, inactive_from, inactive_reason_id, permanent_residence, created_at)
      values (${householdId}, false, 'Ayhan', 'Karaca', '1980-05-05', 'spouse', 'husband',
        'inactive', '2015-03-01', '2014-03-01', '2015-03-01', 18, true, '2014-03-01')
      returning id`.execute(db);
    id = rows[0]?.id ?? 0;
  });
  return id;
}

/** Changes that otherwise only years would bring. */
async function inTheDatabase(work: (db: Database) => Promise<unknown>): Promise<void> {
  const { dataDir } = sharedDemo();
  const { context, close } = await openContextForCommand(
    readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
    openLog('silent'),
  );
  await work(context.db);
  await close();
}
