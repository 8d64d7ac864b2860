import { answer } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { pendingRequestsOf } from '../browser.ts';
import { expect, test } from '../fixtures.ts';
import { untilFontsLoaded } from '../untilAnswered.ts';
import { words } from '../words.ts';

const { accounts } = words.de;
const FEES = '/api/v1/finance/joining-fees';

for (const path of ['/', '/register'] as const) {
  test(`${path} says before the work what it costs, how long it takes and what to have at hand`, async ({
    openGuest,
  }) => {
    const { page } = await openGuest('phone');
    await page.goto(`/member-ui${path}`);
    const section = page.getByRole('region', { name: accounts.join.title });
    for (const known of [accounts.join.minutes, accounts.join.have, accounts.join.days]) {
      await expect(section.getByText(known, { exact: true })).toBeVisible();
    }
    await expect(
      section.getByText('Beitrittsgebühr, einmalig für den ganzen Haushalt: € 120,00 bis € 1.250,00, je nach Alter'),
    ).toBeVisible();
    await expect(section.getByText('Jahresbeitrag für Sie: € 60,00')).toBeVisible();
    await section.getByText('Alle Beträge nach Alter, auch für die Familie').click();
    const ages = section.locator('div', { has: page.getByRole('term').filter({ hasText: '30 bis 44 Jahre' }) }).last();
    await expect(ages.getByRole('definition')).toContainText('220,00');
    await expectAccessible(page);
  });
}

test('nothing moves when the costs arrive', async ({ openGuest }) => {
  const { page } = await openGuest('phone');
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**${FEES}`, async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest(`**${FEES}`);
  await page.goto('/member-ui/register');
  await asked;
  // the costs stand above the consent
  const below = page.getByRole('button', { name: accounts.register.submit });
  // only the costs may be missing now, and everything else has its place
  await expect.poll(() => pendingRequestsOf(page).filter((pending) => !pending.endsWith(FEES))).toEqual([]);
  await untilFontsLoaded(page);
  const before = await below.boundingBox();
  arrive();
  await expect(page.getByText('Jahresbeitrag für Sie: € 60,00')).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

for (const { what, status, json } of [
  { what: 'no fees', status: 200, json: [] },
  { what: 'a failure', status: 503, json: { message: 'service_unavailable', request_id: 'x' } },
] as const) {
  test(`after ${what} it says whom to call about the costs`, async ({ openGuest }) => {
    const visitor = await openGuest();
    const { page } = visitor;
    if (status === 503) visitor.expectStatus(503, FEES);
    await answer(page, 'GET', FEES, () => ({ status, json }));
    await page.goto('/member-ui/');
    const section = page.getByRole('region', { name: accounts.join.title });
    await expect(section.getByText(accounts.join.byPhone)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(section.getByRole('link')).toHaveAttribute('href', /^tel:\+/);
  });
}
