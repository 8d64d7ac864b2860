import type { Page } from 'playwright-core';
import { expectAccessible } from '../axe.ts';
import type { Device } from '../browser.ts';
import { field } from '../fields.ts';
import { test as base, expect } from '../fixtures.ts';
import type { Product } from '../server.ts';
import { filled, words } from '../words.ts';

const { officeApprovals: approvals, officeHousehold, officeMerging: merging } = words.de;

// a demo of its own, because a household is closed
const test = base.extend<{ product: Product }>({
  product: async ({ untouchedDemo }, use) => use(untouchedDemo),
});

for (const device of ['desk', 'phone'] as const satisfies Device[]) {
  // proves: promise.15
  test(`on a ${device}: a clerk finds that a household is another one, a second person agrees, and both say so`, async ({
    openPerson,
  }) => {
    const stays = (await openPerson('ayse')).me;
    const closes = (await openPerson('omer')).me;
    const { page } = await openPerson('office', { device });
    const second = await openPerson('board', { device });

    await test.step('the two are compared', async () => {
      await page.goto(`/office-ui/households/${stays.household.id}`);
      await expectScreen(page, nameOf(stays));
      await page.getByRole('link', { name: merging.link, exact: true }).click();
      await expectScreen(page, filled(merging.title, { name: nameOf(stays) }));
      await field(page, merging.number).fill(closes.membership_no ?? '');
      await page.getByRole('button', { name: merging.compare, exact: true }).click();
      await expect(page.getByRole('heading', { name: merging.people, exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the clerk says who is who, and asks', async () => {
      const own = [stays.main_member, ...stays.sub_members];
      const other = [closes.main_member, ...closes.sub_members];
      for (const [place, person] of other.entries()) {
        const label = `${nameOf({ main_member: person })}, ${person.date_of_birth}`;
        await page.getByLabel(label, { exact: true }).selectOption(String(own[place]?.id ?? ''));
      }
      await field(page, officeHousehold.reason.label).fill('Dieselbe Familie, am Telefon bestätigt.');
      await page.getByRole('button', { name: merging.ask, exact: true }).click();
      await expectScreen(page, nameOf(stays));
      await expect(page.getByRole('heading', { name: approvals.kind.merging, exact: true })).toBeVisible();
    });

    await test.step('a second person agrees', async () => {
      await second.page.goto(`/office-ui/households/${stays.household.id}`);
      await expectScreen(second.page, nameOf(stays));
      await second.page.getByRole('button', { name: approvals.agree.action, exact: true }).click();
      await second.page.getByRole('button', { name: approvals.agree.confirm, exact: true }).click();
      await expect(second.page.getByText(approvals.agree.did)).toBeVisible();
      await expect(second.page.getByRole('heading', { name: merging.merged, exact: true })).toBeVisible();
    });

    await test.step('the closed one leads to the one that stays', async () => {
      const link = `${nameOf(closes)} (${closes.membership_no})`;
      await second.page.getByRole('link', { name: link, exact: true }).click();
      await expectScreen(second.page, nameOf(closes));
      const back = `${nameOf(stays)} (${stays.membership_no})`;
      await expect(second.page.getByRole('link', { name: back, exact: true })).toBeVisible();
    });
  });
}

function nameOf({
  main_member: { first_name, last_name },
}: {
  main_member: { first_name: string; last_name: string };
}) {
  return `${first_name} ${last_name}`;
}

async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}
