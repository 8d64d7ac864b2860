import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { copiesOfFirst, replaceMe, writesOf } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { colourOf } from '../colours.ts';
import { fillInPerson } from '../fillIn.ts';
import { openApplicant, openMember } from '../member.ts';
import { aChild } from '../people.ts';
import { untilAnswered, untilFontsLoaded } from '../untilAnswered.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();

const { members, reference, shared } = words.en;
const DAY_MS = 86_400_000;

// proves: family.columns, badge.sub-member
// departs: family.columns
it('each family member has a row, whose badge has the colour of the status', async () => {
  const member = await openMember(browser, 'hatice', { language: 'en' });
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
  await headers.first().waitFor();
  const titles = ['Status', 'First name', 'Last name', 'Date of birth', 'Entry date', 'Actions'];
  expect(await headers.allInnerTexts()).toEqual(titles);
  for (const [index, [status, colour]] of looks.entries()) {
    const cells = page
      .getByRole('row')
      .nth(index + 1)
      .getByRole('cell');
    const word = reference.memberStatus[status];
    const cell = ['Çiğdem', 'Işık', '01.02.2010', '01.04.2026'];
    expect((await cells.allInnerTexts()).slice(0, 5)).toEqual([word, ...cell]);
    expect([status, await colourOf(cells.getByText(word, { exact: true }))]).toEqual([status, colour]);
    const opened = await cells.nth(5).getByRole('link').getAttribute('href');
    expect(opened).toBe(`/member-ui/sub-member/${9_000 + index}`);
    // where everything is locked there is nothing to edit
    const action = status === 'new' ? shared.action.edit : members.table.show;
    expect(await cells.nth(5).textContent()).toContain(action);
  }
  await page.getByRole('link', { name: shared.action.edit }).click();
  await page.waitForURL('**/member-ui/sub-member/9000');
  await member.leave();
});

// proves: family.order, constant.tables
it('sixty family members are on one page, in the order in which they were entered', async () => {
  const member = await openMember(browser, 'hatice');
  const { page } = member;
  // 17 and 60 have no common divisor: every day once, mixed
  const days = Array.from({ length: 60 }, (_, index) => (index * 17) % 60);
  const entered = days.map((day) => ({
    first_name: `Kind ${String(day).padStart(2, '0')}`,
    created_at: new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString(),
  }));
  await replaceMe(page, (me) => ({ ...me, sub_members: copiesOfFirst(me.sub_members, entered) }));
  await page.goto('/member-ui/sub-member');
  await page.getByRole('table').waitFor();

  const cells = await page.getByRole('cell').allInnerTexts();
  const names = cells.filter((words) => words.startsWith('Kind '));
  expect(names).toEqual(entered.map(({ first_name }) => first_name).sort());
  await member.leave();
});

// proves: family.delete, state.delete-new-only, call.DELETE /api/v1/member/{id}
it('only somebody with the status new can be deleted, after a question', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 3 });
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
  await button.waitFor();
  expect(await button.textContent()).toContain('Ümit Güler');
  await untilAnswered(page);
  await untilFontsLoaded(page);
  const place = await placeOf(button);
  await button.click();
  const question = page.getByRole('alertdialog', { name: filled(members.table.deleteTitle, { name: 'Ümit Güler' }) });
  await question.waitFor();
  // the button is busy, and nothing behind the question moves
  expect(await placeOf(page.locator('button[aria-busy]'))).toEqual(place);
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await question.waitFor({ state: 'detached' });
  expect(writes).toEqual([]);

  await button.click();
  await question.getByRole('button', { name: members.table.deleteConfirm }).click();
  await page.getByText(members.list.emptyTitle).waitFor();
  expect(writes).toEqual([`DELETE /api/v1/member/${child.id}`]);
  await member.leave();
});

it('a person who was just deleted is not in the payments any more', async () => {
  const member = await openApplicant(browser, { language: 'en', step: 4 });
  const { page, send } = member;
  await fillInPerson(member);
  await send('POST', '/api/v1/member', aChild);
  await page.goto('/member-ui/payment');
  await page.getByText('€ 72,00').waitFor();
  await page.getByRole('link', { name: words.en.substitutes.list.toFamily }).click();

  await page.getByRole('button', { name: shared.action.delete }).click();
  await page.getByRole('button', { name: members.table.deleteConfirm }).click();
  await page.getByText(members.list.emptyTitle).waitFor();
  await page.getByRole('button', { name: members.list.next }).click();

  await page.getByText('€ 60,00').waitFor();
  await page.getByText('€ 72,00').waitFor({ state: 'detached' });
  await member.leave();
});

// proves: family.add, family.back
it('the list links to adding somebody, and back to the household', async () => {
  const member = await openMember(browser, 'hatice');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: words.de.members.list.add }).click();
  await page.waitForURL('**/member-ui/sub-member/add');
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: words.de.members.list.toHousehold }).click();
  await page.waitForURL('**/member-ui/household');
  await member.leave();
});

// proves: family.next-existing
it('after the family members an existing member gets to the substitutes', async () => {
  const member = await openMember(browser, 'hatice');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('button', { name: words.de.substitutes.list.nextHere }).click();
  await page.waitForURL('**/member-ui/substitutes');
  await member.leave();
});

// proves: family.next-applicant
it('after the family members an applicant gets to the payments', async () => {
  const member = await openMember(browser, 'gulsah');
  const { page } = member;
  await page.goto('/member-ui/sub-member');
  await page.getByRole('button', { name: words.de.members.list.next }).click();
  await page.waitForURL('**/member-ui/payment');
  await member.leave();
});

/** In whole pixels, because a new layout of a line changes hundredths. */
async function placeOf(control: Locator): Promise<(number | undefined)[]> {
  const box = await control.boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((each) => each && Math.round(each));
}
