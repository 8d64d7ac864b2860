import type { Locator } from '@playwright/test';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { copiesOfFirst, replaceMe, writesOf } from '../answers.ts';
import { colourOf } from '../colours.ts';
import { fillInPerson } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { untilAnswered, untilFontsLoaded } from '../untilAnswered.ts';
import { filled, words } from '../words.ts';

const { members, reference, shared } = words.en;
const DAY_MS = 86_400_000;

// proves: family.columns, badge.sub-member
// departs: family.columns
test('each family member has a row, whose badge has the colour of the status', async ({ openPerson }) => {
  const member = await openPerson('hatice', { language: 'en' });
  const { page } = member;
  const looks = [
    ['new', 'blue'],
    ['waiting', 'orange'],
    ['active', 'green'],
    ['inactive', 'red'],
  ] as const;
  const born = { first_name: 'Çiğdem', last_name: 'Işık', date_of_birth: toWireDay(day('2010-02-01')) };
  await replaceMe(page, (me) => ({
    ...me,
    sub_members: copiesOfFirst(
      me.sub_members,
      // half past ten at night in UTC is the next day in Vienna
      looks.map(([status]) => ({ ...born, status, created_at: '2026-03-31T22:30:00.000Z' })),
    ),
  }));
  await page.goto('/member-ui/sub-member');

  const headers = page.getByRole('columnheader');
  await expect(headers.first()).toBeVisible();
  const titles = ['Status', 'First name', 'Last name', 'Date of birth', 'Entry date', 'Actions'];
  await expect(headers).toHaveText(titles, { useInnerText: true });
  for (const [index, [status, colour]] of looks.entries()) {
    const cells = page
      .getByRole('row')
      .nth(index + 1)
      .getByRole('cell');
    const word = reference.memberStatus[status];
    const cell = ['Çiğdem', 'Işık', '01.02.2010', '01.04.2026'];
    for (const [at, text] of [word, ...cell].entries()) {
      await expect(cells.nth(at)).toHaveText(text, { useInnerText: true });
    }
    expect([status, await colourOf(cells.getByText(word, { exact: true }))]).toEqual([status, colour]);
    const opens = `/member-ui/sub-member/${9_000 + index}`;
    await expect(cells.nth(5).getByRole('link')).toHaveAttribute('href', opens);
    // where everything is locked there is nothing to edit
    const action = status === 'new' ? shared.action.edit : members.table.show;
    await expect(cells.nth(5)).toContainText(action);
  }
  await page.getByRole('link', { name: shared.action.edit }).click();
  await page.waitForURL('**/member-ui/sub-member/9000');
});

// proves: family.order, constant.tables
test('sixty family members are on one page, in the order in which they were entered', async ({ openPerson }) => {
  const member = await openPerson('hatice');
  const { page } = member;
  // 17 and 60 have no common divisor: every day once, mixed
  const days = Array.from({ length: 60 }, (_, index) => (index * 17) % 60);
  const entered = days.map((day) => ({
    first_name: `Kind ${String(day).padStart(2, '0')}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString(),
  }));
  await replaceMe(page, (me) => ({ ...me, sub_members: copiesOfFirst(me.sub_members, entered) }));
  await page.goto('/member-ui/sub-member');
  await expect(page.getByRole('table')).toBeVisible();

  const names = page.getByRole('cell').filter({ hasText: /^Kind / });
  await expect(names).toHaveText(entered.map(({ first_name }) => first_name).sort(), { useInnerText: true });
});

// proves: family.delete, state.delete-new-only, call.DELETE /api/v1/member/{id}
test('only somebody with the status new can be deleted, after a question', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en', step: 3 });
  const { page } = member;
  const child = await member.send<{ id: number }>('POST', '/api/v1/member', aChild);
  const locked = ['waiting', 'active', 'inactive'] as const;
  await replaceMe(page, (me) => ({
    ...me,
    sub_members: [
      ...me.sub_members,
      ...(me.sub_members.length > 0
        ? copiesOfFirst(
            me.sub_members,
            locked.map((status) => ({ status, first_name: status })),
          )
        : []),
    ],
  }));
  const writes = writesOf(page);
  await page.goto('/member-ui/sub-member');

  const button = page.getByRole('button', { name: shared.action.delete });
  await expect(button).toBeVisible();
  await expect(button).toContainText('Ümit Güler');
  await untilAnswered(page);
  await untilFontsLoaded(page);
  const place = await placeOf(button);
  await button.click();
  const question = page.getByRole('alertdialog', { name: filled(members.table.deleteTitle, { name: 'Ümit Güler' }) });
  await expect(question).toBeVisible();
  // the button is busy, and nothing behind the question moves
  expect(await placeOf(page.locator('button[aria-busy]'))).toEqual(place);
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await expect(question).toHaveCount(0);
  expect(writes).toEqual([]);

  await button.click();
  await question.getByRole('button', { name: members.table.deleteConfirm }).click();
  await expect(page.getByText(members.list.emptyTitle)).toBeVisible();
  expect(writes).toEqual([`DELETE /api/v1/member/${child.id}`]);
});

test('a person who was just deleted is not in the payments any more', async ({ openApplicant }) => {
  const member = await openApplicant({ language: 'en', step: 4 });
  const { page, send } = member;
  await fillInPerson(member);
  await send('POST', '/api/v1/member', aChild);
  await page.goto('/member-ui/payment');
  await expect(page.getByText('€ 72,00')).toBeVisible();
  await page.getByRole('link', { name: words.en.substitutes.list.toFamily }).click();

  await page.getByRole('button', { name: shared.action.delete }).click();
  await page.getByRole('button', { name: members.table.deleteConfirm }).click();
  await expect(page.getByText(members.list.emptyTitle)).toBeVisible();
  await page.getByRole('button', { name: members.list.next }).click();

  await expect(page.getByText('€ 60,00')).toBeVisible();
  await expect(page.getByText('€ 72,00')).toHaveCount(0);
});

// proves: family.add, family.back
test('the list links to adding somebody, and back to the household', async ({ openPerson }) => {
  const member = await openPerson('hatice');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: words.de.members.list.add }).click();
  await page.waitForURL('**/member-ui/sub-member/add');
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: words.de.members.list.toHousehold }).click();
  await page.waitForURL('**/member-ui/household');
});

// proves: family.next-existing
test('after the family members an existing member gets to the substitutes', async ({ openPerson }) => {
  const member = await openPerson('hatice');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('button', { name: words.de.substitutes.list.nextHere }).click();
  await page.waitForURL('**/member-ui/substitutes');
});

// proves: family.next-applicant
test('after the family members an applicant gets to the payments', async ({ openPerson }) => {
  const member = await openPerson('gulsah');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('button', { name: words.de.members.list.next }).click();
  await page.waitForURL('**/member-ui/payment');
});

/** In whole pixels, because a new layout of a line changes hundredths. */
async function placeOf(control: Locator): Promise<(number | undefined)[]> {
  const box = await control.boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((each) => each && Math.round(each));
}
