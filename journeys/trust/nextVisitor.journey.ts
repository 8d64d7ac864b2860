import { expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { openMember } from '../member.ts';

// browser contexts are reused by visitors: no journey may see data of the one before
it('a new visitor of a device finds nothing of the former one', async () => {
  const browser = await openBrowser();
  const member = await openMember(browser, 'maria');
  const context = member.page.context();
  await context.route('**/health', (route) => route.fulfill({ status: 418 }));
  await member.page.goto('/member-ui/news');
  await member.page.getByRole('button', { name: member.me.name }).waitFor();
  await member.page.evaluate("localStorage.setItem('left', 'here'); sessionStorage.setItem('left', 'here')");
  await member.leave();

  const visitor = await openVisitor(browser, sharedDemo().origin);
  expect(visitor.page.context()).toBe(context);
  expect(await context.cookies()).toEqual([]);
  await visitor.page.goto('/member-ui/');

  const stored = "[localStorage.left, localStorage['vefa.session'], sessionStorage.left].filter(Boolean)";
  expect(await visitor.page.evaluate(stored)).toEqual([]);
  // the empty page of a new tab, and this one
  expect(await visitor.page.evaluate('history.length')).toBe(2);
  expect(await visitor.page.evaluate("fetch('/health').then(({ status }) => status)")).toBe(200);
  await visitor.leave();
});
