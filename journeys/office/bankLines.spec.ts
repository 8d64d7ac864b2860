import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from '../axe.ts';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, uploadPassport } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { touch } from '../touch.ts';
import { filled, words } from '../words.ts';
import { owedBy, rowOf, send, statement } from './bankFile.ts';

const { officeBank } = words.de;

/** The most that 23 closed lines may take; they once took 10,555 px. */
const MOST_PX = 2_200;
const LINES = 23;
/** On a phone it would take three lines, and once made a row of 105 px. */
const LONG_NAME = 'Hüseyin Abdurrahman Karamustafaoğlu und Gülşah Öztürk-Yıldırım';

test('several lines are worked through by keyboard alone: one is booked, one split by search and list, one dismissed', async ({
  openApplicant,
  openPerson,
}) => {
  const stamp = aStamp();
  const member = await openApplicant();
  await fillIn(member);
  await member.send('PUT', `/api/v1/member/${member.me.main_member.id}`, {
    first_name: 'Perihan',
    last_name: `Yazgül`,
  });
  await uploadPassport(member, 'Pass.pdf');
  await confirmInvoices(member, ['sirf', 'siac']);
  const [fee, contribution] = await owedBy(member.page, member.me.household.id);
  const friend = await openApplicant();
  await fillIn(friend);
  const clerk = await openPerson('office');
  const { page } = clerk;
  await page.goto('/office-ui/bank');
  const together = (Number(fee.open) + 30).toFixed(2);
  const [payer, collector, giver] = [`YAZGUEL PERIHAN ${stamp}`, `Moscheeverein ${stamp}`, `Flohmarkt ${stamp}`];
  await send(
    page,
    statement([
      {
        reference: `${stamp}-1`,
        booked: daysAgo(60),
        amount: contribution.open,
        name: payer,
        text: `Aidat ${member.me.membership_no}`,
      },
      { reference: `${stamp}-2`, booked: daysAgo(59), amount: together, name: collector, text: 'Sammelüberweisung' },
      { reference: `${stamp}-3`, booked: daysAgo(58), amount: '17.35', name: giver, text: stamp },
    ]),
  );
  await expect(rowOf(page, giver)).toBeVisible();

  // one Tab stop, then arrow keys
  await page.locator('h1').focus();
  await tabTo(page, () => page.locator('h3 button:focus'));
  const rows = await page.locator('h3 button').allTextContents();
  await page.keyboard.press('End');
  await expect(focused(page)).toHaveText(rows.at(-1) ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveText(rows[0] ?? '');
  const place = rows.findIndex((row) => row.includes(payer));
  for (let press = 0; press <= place; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveText(rows[place] ?? '');

  await page.keyboard.press('Enter');
  await expect(rowOf(page, payer)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(new RegExp(`^${officeBank.book.action}\\s?: `));
  // the amount fits: Tab and Enter are all it takes
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Gebucht: €\s.* für Rechnung /)).toBeVisible();
  await expectOpenNext(page, collector);

  await tabTo(page, () => page.locator('button:focus').filter({ hasText: new RegExp(`^${officeBank.split.action}`) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await splitByKeys(page, {
    search: String(friend.me.membership_no),
    list: `${fee.bill_number};${fee.open}\nKaya;30`,
  });
  await expect(page.getByText(/^Gebucht: €\s.* in 2 Teilen\.$/)).toBeVisible();
  await expectOpenNext(page, giver);

  await page.keyboard.press('Escape');
  await expect(rowOf(page, giver).and(page.locator(':focus[aria-expanded=false]'))).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, () =>
    page.locator('button:focus').filter({ hasText: new RegExp(`^${officeBank.dismiss.action}`) }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('Spende');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(officeBank.dismiss.did, { amount: '€\u00a017,35' }))).toBeVisible();
  await expect(rowOf(page, giver)).toHaveCount(0);
  await expect(page.locator('h1:focus, h3 button:focus')).toBeVisible();

  const { household } = friend.me;
  const file = await page.request.get(`/api/v1/office/households/${household.id}`);
  expect((await file.json()).free).toBe(30);
  expect((await owedBy(member.page, member.me.household.id)).map(({ open }) => open)).toEqual(['0.00', '0.00']);
});

test('on a phone lines are worked through by touch: one is open at a time, and the touched one does not move', async ({
  openPerson,
}) => {
  const stamp = aStamp();
  const clerk = await openPerson('office', { device: 'phone' });
  const { page } = clerk;
  await page.goto('/office-ui/bank');
  const giver = (place: number) => `Gabe ${stamp}-${place}`;
  const gifts = Array.from({ length: LINES }, (_one, at) => {
    const place = at + 10;
    return { amount: `${place}.00`, name: giver(place), booked: daysAgo(60 - place) };
  });
  gifts.push({ amount: '7.00', name: `${LONG_NAME} ${stamp}`, booked: daysAgo(60) });
  await send(page, statement(gifts.map((gift) => ({ ...gift, reference: gift.name, text: 'für den Verein' }))));
  const last = LINES + 9;
  await expect(rowOf(page, giver(last))).toBeVisible();
  await expectAccessible(page);

  await expect.poll(async () => (await rowOf(page, LONG_NAME).first().boundingBox())?.height).toBeLessThan(90);
  await expect.poll(() => heightOfLines(page)).toBeLessThan(MOST_PX);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => heightOfLines(page)).toBeLessThan(MOST_PX);
  await page.setViewportSize({ width: 390, height: 844 });

  const [upper, lower] = [rowOf(page, giver(20)), rowOf(page, giver(21))];
  await touch(upper);
  await expect(upper).toHaveAttribute('aria-expanded', 'true');
  await lower.scrollIntoViewIfNeeded();
  const before = await lower.boundingBox();
  await touch(lower);
  await expect(lower).toHaveAttribute('aria-expanded', 'true');
  await expect(upper).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => Math.abs(((await lower.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await expectAccessible(page);

  for (const place of [21, 22]) {
    await touch(page.getByRole('button', { name: new RegExp(`^${officeBank.dismiss.action} ?: .*${giver(place)}$`) }));
    await field(page, officeBank.dismiss.reason).fill('Spende');
    await touch(page.getByRole('dialog').getByRole('button', { name: officeBank.dismiss.confirm }));
    await expect(rowOf(page, giver(place))).toHaveCount(0);
    await expectOpenNext(page, giver(place + 1));
  }
});

function aStamp(): string {
  return Date.now().toString(36).slice(-6);
}

/** Lines are sorted by their days. */
function daysAgo(count: number): string {
  return new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
}

/** The height of as many closed lines as the office once found too many. */
async function heightOfLines(page: Page): Promise<number> {
  const rows = page.locator('h3 button[id^=row-]');
  const heights = await rows.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  return heights
    .toSorted((one, other) => other - one)
    .slice(0, LINES)
    .reduce((sum, height) => sum + height, 0);
}

/** The next line is open, has the focus, is visible, and is announced to screen readers. */
async function expectOpenNext(page: Page, payer: string): Promise<void> {
  await expect(rowOf(page, payer).and(page.locator(':focus[aria-expanded=true]'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Weiter mit' }).filter({ hasText: payer })).toBeAttached();
  await expect(rowOf(page, payer)).toBeInViewport({ ratio: 1 });
}

function focused(page: Page): Locator {
  return page.locator(':focus');
}

/** Presses Tab until the element is reached. */
async function tabTo(page: Page, there: () => Locator, most = 60): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if ((await there().count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come there');
}

async function splitByKeys(page: Page, { search, list }: { search: string; list: string }): Promise<void> {
  const { split } = officeBank;
  const button = (name: string) => page.locator('dialog button:focus').filter({ hasText: name });
  const labelled = (label: string) => page.getByRole('dialog').getByLabel(label).and(page.locator(':focus'));
  await tabTo(page, () => labelled(split.search));
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await tabTo(page, () => button(split.add));
  await page.keyboard.press('Enter');
  await expect(labelled(split.search)).toBeVisible();

  await tabTo(page, () => labelled(split.list));
  await page.keyboard.insertText(list);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(split.why.no_number)).toBeVisible();
  await expect(field(page, split.list)).toHaveValue('Kaya;30');
  await expect(page.getByText(filled(split.missing, { amount: '€\u00a030,00' }))).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, () => page.locator('dialog input[name^=credit]:focus'));
  await page.keyboard.type('31');
  await expect(page.getByText(filled(split.tooMuch, { amount: '€\u00a01,00' }))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert').getByText(words.de.insideFields.must_add_up)).toBeVisible();
  await tabTo(page, () => page.locator('dialog input[name^=credit]:focus'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('30');
  await expect(page.getByText(split.fits)).toBeVisible();
  await page.keyboard.press('Enter');
}
