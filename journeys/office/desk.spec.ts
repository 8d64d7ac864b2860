import type { Page } from 'playwright-core';
import { countedHand } from '../countedHand.ts';
import { field } from '../fields.ts';
import { confirmInvoices, fillIn, submitApplication } from '../fillIn.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';
import { owedBy, rowOf, send, statement } from './bankFile.ts';

const { office, officeBank, officeDesk } = words.de;

const aStamp = () => Date.now().toString(36).slice(-6);

/** Lines are sorted by their days. */
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

const focused = (page: Page) => page.locator(':focus');

/** Narrows the list to this file's lines, so that lines of the demo are not in the way. */
async function narrowTo(page: Page, stamp: string): Promise<void> {
  const narrowed = page.waitForResponse(
    (response) => /bank-lines\?/.test(response.url()) && response.url().includes(stamp),
  );
  const text = page.getByRole('textbox', { name: officeBank.filter.text });
  await text.fill(stamp);
  await text.press('Enter');
  await narrowed;
}

test('bank lines by keyboard: two keys book a right proposal, six find another household, both are undone in place', async ({
  openApplicant,
  openPerson,
}) => {
  const stamp = aStamp();
  const payer = await openApplicant();
  await fillIn(payer);
  await confirmInvoices(payer, ['sirf', 'siac']);
  const [fee, contribution] = await owedBy(payer.page, payer.me.household.id);
  const { page } = await openPerson('office');
  await page.goto('/office-ui/bank');
  const no = payer.me.membership_no;
  await send(
    page,
    statement([
      { reference: `${stamp}-1`, booked: daysAgo(9), amount: '3.21', name: `Erste ${stamp}`, text: stamp },
      {
        reference: `${stamp}-2`,
        booked: daysAgo(8),
        amount: contribution.open,
        name: `Zweite ${stamp}`,
        text: `${stamp} Aidat ${no}`,
      },
      { reference: `${stamp}-3`, booked: daysAgo(7), amount: fee.open, name: `Dritte ${stamp}`, text: stamp },
    ]),
  );
  await expect(rowOf(page, `Dritte ${stamp}`)).toBeVisible();
  await narrowTo(page, stamp);
  await expect(page.locator('h3 button[id^=row-]')).toHaveCount(3);
  let hand = countedHand(page);

  // the line above was decided, so this one is open and has the focus
  await rowOf(page, `Zweite ${stamp}`).focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
  await hand.keys('Tab');
  await expect(focused(page)).toContainText(officeBank.book.action);
  await hand.keys('Enter');
  await expect(page.getByText(/^Gebucht: €\s.* für Rechnung /)).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(2);
  await expect(rowOf(page, `Dritte ${stamp}`)).toBeFocused();
  await page.getByRole('button', { name: officeBank.undo.action }).press('Enter');
  await expect(page.getByText(officeBank.undo.did)).toBeVisible();

  await rowOf(page, `Dritte ${stamp}`).focus();
  hand = countedHand(page);
  await hand.keys('F2');
  await expect(page.getByRole('dialog').locator('input[inputmode=search]')).toBeFocused();
  await hand.type(String(no));
  await hand.keys('Enter');
  await expect(focused(page)).toContainText(officeBank.credit.choose);
  await hand.keys('ArrowDown', 'Enter');
  await expect(page.getByRole('dialog').locator('input[inputmode=decimal]').first()).toBeFocused();
  await hand.keys('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(hand.count()).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: officeBank.undo.action }).press('Enter');
  await expect(page.getByText(officeBank.undo.did)).toBeVisible();
  await expect(rowOf(page, `Dritte ${stamp}`)).toBeVisible();
});

test('twenty bank lines are dismissed together by keyboard for one reason, and come back together', async ({
  openPerson,
}) => {
  const stamp = aStamp();
  const { page } = await openPerson('office');
  await page.goto('/office-ui/bank');
  const gifts = Array.from({ length: 20 }, (_, at) => at);
  await send(
    page,
    statement(
      gifts.map((at) => ({
        reference: `${stamp}-${at}`,
        amount: `${at + 1}.17`,
        name: `Gabe ${at} ${stamp}`,
        text: stamp,
      })),
    ),
  );
  await narrowTo(page, stamp);
  await expect(page.locator('h3 button[id^=row-]')).toHaveCount(20);
  const hand = countedHand(page);

  await page.getByRole('button', { name: officeBank.choose.action }).focus();
  await hand.keys('Enter');
  await expect(page.getByLabel(filled(officeBank.choose.all_other, { count: '20' }))).toBeFocused();
  // all, but not the second: arrow keys reach it
  await hand.keys('Space', 'Tab', 'ArrowDown', 'Space', 'Space', 'Tab');
  await expect(focused(page)).toHaveText(officeBank.choose.dismiss);
  await hand.keys('Enter');
  await hand.type('Spenden beim Fest');
  await hand.keys('Tab', 'Enter');
  await expect(page.getByText(filled(officeBank.choose.did_other, { count: '20' }))).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(10);

  await page.getByRole('button', { name: officeBank.undo.action }).press('Enter');
  await expect(page.getByText(officeBank.undo.did)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(21);
});

test('“next” follows the list from household to household; a skipped one is passed with a note and comes last', async ({
  openApplicant,
  openPerson,
}) => {
  const applicant = await openApplicant();
  await submitApplication(applicant);
  const { page } = await openPerson('office');
  await page.goto('/office-ui/applications?state=documents_not_verified');
  const links = page.getByRole('main').getByRole('table').getByRole('link');
  await expect(links.first()).toBeVisible();
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(order.length).toBeGreaterThan(1);
  const at = (place: number) => new RegExp(`${order[place]?.replace('?', '\\?')}$`);

  const standing = page.getByRole('navigation', { name: officeDesk.place.label });
  await links.first().click();
  for (const place of order.keys()) {
    await expect(page).toHaveURL(at(place));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(standing).toContainText(filled(officeDesk.place.at, { place: place + 1, of: order.length }));
    if (place + 1 === order.length) break;
    await page.getByRole('link', { name: office.skip.next.replace(/\{.*/, '') }).press('Enter');
  }
  await expect(page.getByText(office.skip.last)).toBeVisible();
  await page.getByRole('link', { name: office.skip.toList }).click();
  await expect(page).toHaveURL(/applications\?state=documents_not_verified$/);

  await links.first().click();
  await page.getByRole('button', { name: office.skip.action, exact: true }).press('Enter');
  await field(page, office.skip.reason).fill('Ruft am Montag an');
  await page.getByRole('button', { name: office.skip.confirm }).press('Enter');
  await expect(page).toHaveURL(at(1));
  await page.goto('/office-ui/applications?state=documents_not_verified');
  await expect(page.getByRole('row').last()).toContainText('Ruft am Montag an');
  await expect(links.last()).toHaveAttribute('href', order[0] ?? '');

  await links.last().click();
  await page.getByRole('button', { name: office.skip.end }).click();
  await expect(page.getByText('Ruft am Montag an')).toBeHidden();

  await test.step('a lost connection is said inside the dialog whose button could not send, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: office.skip.action, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await field(page, office.skip.reason).fill('Ruft am Montag an');

    await page.evaluate(`{
      const { fetch } = window;
      window.fetch = () => Promise.reject(new TypeError('offline'));
      addEventListener('online', () => Object.assign(window, { fetch }), { once: true });
    }`);
    await dialog.getByRole('button', { name: office.skip.confirm }).click();
    const banner = dialog.getByRole('alert').filter({ hasText: words.de.shared.connection.offline });
    await expect(banner).toBeVisible();
    await expect(banner).toBeInViewport();
    await expect(field(page, office.skip.reason)).toHaveValue('Ruft am Montag an');

    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await dialog.getByRole('button', { name: office.skip.confirm }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a pasted list beside “book” is read and shown first, and closing asks about it', async ({ openPerson }) => {
  const stamp = aStamp();
  const { page } = await openPerson('office');
  await page.goto('/office-ui/bank');
  await send(page, statement([{ reference: stamp, amount: '4.56', name: `Sammler ${stamp}`, text: stamp }]));
  await narrowTo(page, stamp);
  await rowOf(page, `Sammler ${stamp}`).click();
  await page.getByRole('button', { name: new RegExp(`^${officeBank.split.action}`) }).click();
  const dialog = page.getByRole('dialog');
  const list = dialog.getByLabel(officeBank.split.list);
  await list.fill('Niemand;4,56');

  await dialog.getByRole('button', { name: officeBank.split.confirm }).click();
  await expect(dialog.getByText(officeBank.split.why.no_number)).toBeVisible();
  await expect(list).toHaveValue('Niemand;4,56');

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: words.de.shared.draft.keep }).click();
  await expect(list).toHaveValue('Niemand;4,56');
});
