import type { Page } from 'playwright-core';
import { expect, test } from './fixtures.ts';
import { words } from './words.ts';

const { accounts } = words.de;

/** How a value comes into a field without an event: by a script of the page, or by an extension beside it. */
const WAYS = ['script', 'extension'] as const;

/** Writes values into the fields with these labels, without telling anybody; texts as they are typed, `true` for a tick. */
async function fillSilently(page: Page, values: Record<string, string | boolean>, way: (typeof WAYS)[number]) {
  for (const [label, value] of Object.entries(values)) {
    await page
      .getByLabel(label, { exact: false })
      .first()
      .evaluate(
        (field, [value, way]) => {
          const name = typeof value === 'boolean' ? 'checked' : 'value';
          // React replaces the setter of each field; an extension uses the native one
          const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
          if (way === 'extension') native?.set?.call(field, value);
          else Object.assign(field, { [name]: value });
        },
        [value, way] as const,
      );
  }
}

/** What the page sends to this address; nobody answers but this. */
async function sentTo(page: Page, path: string, press: () => Promise<unknown>): Promise<unknown> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 200, json: { id: 1, email: 'a@b.example' } }));
  const [request] = await Promise.all([page.waitForRequest(`**${path}`), press()]);
  return request.postDataJSON();
}

for (const way of WAYS) {
  test(`log-in sends what a ${way} wrote into the fields without an event`, async ({ openGuest }) => {
    const { page, expectStatus } = await openGuest('phone');
    expectStatus(401, '/api/v1/me');
    await page.goto('/member-ui/?view=form');
    const logIn = page.getByRole('button', { name: accounts.logIn.submit, exact: true });
    await page.getByLabel(accounts.field.identifier).fill('x');
    await fillSilently(
      page,
      { [accounts.field.identifier]: 'elif@demo.example', [accounts.field.password]: 'Geheim' },
      way,
    );
    await page.getByRole('button', { name: words.de.shared.kit.showPassword }).click();
    await expect(page.getByLabel(accounts.field.password, { exact: true })).toHaveValue('Geheim');
    const sent = await sentTo(page, '/login', () => logIn.click());
    expect(sent).toMatchObject({ email: 'elif@demo.example', password: 'Geheim' });
  });
}
