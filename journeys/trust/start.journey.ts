import { expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { field } from '../fields.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

it('where the browser keeps nothing for pages, one logs in and goes on all the same', async () => {
  const visitor = await openVisitor(browser, origin, 'phone');
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const { accounts, application, shared } = words.tr;
  await page.goto('/member-ui/?view=form');
  await page.getByRole('button', { name: words.de.shared.language.tr }).click();
  await field(page, accounts.field.identifier).fill('mehmet@demo.example');
  await field(page, accounts.field.password).fill('Vefa-Demo-2027');
  await page.getByRole('button', { name: accounts.logIn.submit }).click();
  await page.getByRole('heading', { level: 1, name: application.news.title }).waitFor();

  await page.goto('/member-ui/my-account');

  await page.getByRole('heading', { level: 1, name: words.tr.myAccount.title }).waitFor();
  expect(await page.getByText(shared.connection.loadFailed).count()).toBe(0);
  await visitor.leave();
});
