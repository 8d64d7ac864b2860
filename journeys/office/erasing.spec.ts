import { sql } from 'kysely';
import { readConfig } from '../../server/config.ts';
import { openContextForCommand } from '../../server/context.ts';
import type { Database } from '../../server/platform/db.ts';
import { openLog } from '../../server/platform/log.ts';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { filled, words } from '../words.ts';

const { accounts, members, office, officeHousehold } = words.de;
const { keeping } = officeHousehold;

// proves: promise.16
test('data whose retention is over are erased by the board from the to-do list, and nobody finds them afterwards', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  const { id } = member.me.household;
  const number = member.me.membership_no ?? '';
  await inTheDatabase(demo, (db) =>
    sql`update households set status = 'inactive', inactive_from = '2015-03-01' where id = ${id}`.execute(db),
  );

  const clerk = await openPerson('office');
  await clerk.page.goto('/office-ui/to-do/erasable');
  await clerk.page.getByRole('link', { name: number, exact: true }).click();
  await expect(clerk.page.getByText(keeping.board)).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: keeping.erase })).toHaveCount(0);

  const board = await openPerson('board');
  const { page } = board;
  await page.goto(`/office-ui/households/${id}/history`);
  await page.getByRole('button', { name: keeping.erase, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: keeping.eraseConfirm }).click();
  await expect(page.getByRole('heading', { level: 1, name: filled(keeping.erased, { number }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: keeping.onward }).click();
  await expect(page.getByRole('heading', { level: 1, name: office.toDo.title })).toBeVisible();
  await expect(page.getByText(number, { exact: true })).toHaveCount(0);
  await page.goto('/office-ui/households');
  await field(page, office.households.search).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText(office.households.emptyTitle)).toBeVisible();

  member.expectStatus(401, '/api/v1/me');
  await member.page.goto('/member-ui/news');
  await expect(member.page.getByRole('heading', { level: 1, name: accounts.logIn.title })).toBeVisible();
});

// proves: promise.16
test('a person who left is shown in the portal by name and days, and is erased by the board while the household stays', async ({
  demo,
  openApplicant,
  openPerson,
}) => {
  const member = await openApplicant();
  const number = member.me.membership_no ?? '';
  const id = await leftLongAgo(demo, member.me.household.id);
  await member.page.goto(`/member-ui/sub-member/${id}`);
  await expect(member.page.getByText(members.left.words)).toBeVisible();
  await expectAccessible(member.page);
  await expect(member.page.locator('main').getByText(members.locked.how)).toHaveCount(0);
  await expect(member.page.locator('main input:enabled')).toHaveCount(0);

  const board = await openPerson('board');
  const { page } = board;
  await page.goto('/office-ui/to-do/erasable');
  await page.getByRole('link', { name: filled(office.toDo.erasablePerson, { number }), exact: true }).click();
  await page.getByRole('button', { name: filled(keeping.erasePerson, { name: LEFT }), exact: true }).click();
  await expect(page.getByRole('alertdialog').getByText(keeping.erasePersonLeaves)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: keeping.eraseConfirm }).click();
  await expect(page.getByText(filled(keeping.personErased, { name: LEFT }))).toBeVisible();
  await expect(page.getByRole('heading', { name: keeping.title })).toHaveCount(0);
  await expectAccessible(page);

  await member.page.reload();
  await expect(member.page.getByText(members.edit.goneTitle)).toBeVisible();
});

const LEFT = 'Ayhan Karaca';

/** A person of a member household who was divorced twelve years ago; returns the id. */
async function leftLongAgo(demo: Product, householdId: number): Promise<number> {
  let id = 0;
  await inTheDatabase(demo, async (db) => {
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
async function inTheDatabase({ dataDir }: Product, work: (db: Database) => Promise<unknown>): Promise<void> {
  const { context, close } = await openContextForCommand(
    readConfig({ DATA_DIR: dataDir, DEMO: '0' }),
    openLog('silent'),
  );
  await work(context.db);
  await close();
}
