import { expect, it } from 'vitest';
import { answer } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor, pendingRequestsOf } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { untilFontsLoaded } from '../untilAnswered.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const { accounts } = words.de;
const FEES = '/api/v1/finance/joining-fees';
const browser = await openBrowser();

it.each(['/', '/register'])(
  '%s says before the work what it costs, how long it takes and what to have at hand',
  async (path) => {
    const { page, leave } = await openVisitor(browser, origin, 'phone');
    await page.goto(`/member-ui${path}`);
    const section = page.getByRole('region', { name: accounts.join.title });
    for (const known of [accounts.join.minutes, accounts.join.have, accounts.join.days]) {
      await section.getByText(known, { exact: true }).waitFor();
    }
    await section
      .getByText('Beitrittsgebühr, einmalig für den ganzen Haushalt: € 120,00 bis € 1.250,00, je nach Alter')
      .waitFor();
    await section.getByText('Jahresbeitrag für Sie: € 60,00').waitFor();
    await section.getByText('Alle Beträge nach Alter, auch für die Familie').click();
    const ages = section.locator('div', { has: page.getByRole('term').filter({ hasText: '30 bis 44 Jahre' }) }).last();
    expect(await ages.getByRole('definition').textContent()).toContain('220,00');
    await expectAccessible(page);
    await leave();
  },
);

it('nothing moves when the costs arrive', async () => {
  const { page, leave } = await openVisitor(browser, origin, 'phone');
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
  await page.getByText('Jahresbeitrag für Sie: € 60,00').waitFor();
  expect(await below.boundingBox()).toEqual(before);
  await leave();
});

it.each([
  { what: 'no fees', status: 200, json: [] },
  { what: 'a failure', status: 503, json: { message: 'service_unavailable', request_id: 'x' } },
])('after $what it says whom to call about the costs', async ({ status, json }) => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  if (status === 503) visitor.expectStatus(503, FEES);
  await answer(page, 'GET', FEES, () => ({ status, json }));
  await page.goto('/member-ui/');
  const section = page.getByRole('region', { name: accounts.join.title });
  await section.getByText(accounts.join.byPhone).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await section.getByRole('link').getAttribute('href')).toMatch(/^tel:\+/);
  await visitor.leave();
});
