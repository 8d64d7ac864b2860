import { expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { openMember } from '../member.ts';
import { words } from '../words.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();

// proves: route./, route./register, route./forgot-password, route.prefix
// departs: guard.logged-out, role.visitor
it('the screens before the log-in open under their URLs below /member-ui/', async () => {
  const { page, leave } = await openVisitor(browser, origin);
  const screens = {
    '/': words.de.accounts.welcome.title,
    '/register': words.de.accounts.register.title,
    '/forgot-password': words.de.accounts.forgot.title,
  };
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(`/member-ui${path}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(page.url()).toBe(`${origin}/member-ui${path}`);
  }
  // without the slash it works too, with the rest of the URL
  await page.goto('/member-ui?view=form');
  expect(page.url()).toBe(`${origin}/member-ui/?view=form`);
  await leave();
});

// proves: guard.logged-in, route.other
it('a logged-in reader is redirected from / and from an unknown URL to the news', async () => {
  const visitor = await openMember(browser, 'hatice');
  const { page } = visitor;
  for (const path of ['/', '/?view=form', '/register', '/nowhere', '/sub-member/1/2']) {
    await page.goto(`/member-ui${path}`);
    await page.waitForURL(`${origin}/member-ui/news`);
    await page.getByRole('heading', { level: 1, name: words.de.application.news.title }).waitFor();
  }
  await visitor.leave();
});

it('an expired mailed link leads logged-in readers onwards, and everybody else to the log-in', async () => {
  const { accounts } = words.de;
  const member = await openMember(browser, 'hatice');
  const visitor = await openVisitor(browser, origin);
  for (const path of ['/confirm-email', '/reset-password', '/undo-email']) {
    await member.page.goto(`/member-ui${path}`);
    await visitor.page.goto(`/member-ui${path}`);
    await visitor.page.getByRole('link', { name: accounts.logIn.toLogIn }).waitFor();
    const goOn = member.page.getByRole('link', { name: accounts.logIn.goOn });
    await goOn.waitFor();
    expect(await member.page.getByRole('link', { name: accounts.logIn.toLogIn }).count()).toBe(0);
    await goOn.click();
    await member.page.waitForURL(`${origin}/member-ui/news`);
  }
  await member.page.goto('/member-ui/reset-password');
  await member.page.getByRole('link', { name: accounts.reset.again }).click();
  await member.page.getByRole('heading', { level: 1, name: accounts.forgot.title }).waitFor();
  await member.page.goto('/member-ui/my-account');
  await member.page.getByRole('link', { name: accounts.logIn.forgot }).click();
  await member.page.getByRole('heading', { level: 1, name: accounts.forgot.title }).waitFor();
  await member.leave();
  await visitor.leave();
});

const behind = [
  '/welcome',
  '/news',
  '/main-member',
  '/household',
  '/sub-member',
  '/sub-member/add',
  '/sub-member/1',
  '/payment',
  '/substitutes',
  '/substitutes/add',
  '/substitutes/1',
  '/my-account',
];

// proves: guard.logged-out, role.visitor, route.other
it('without a log-in every other URL redirects to the log-in', async () => {
  const { page, leave } = await openVisitor(browser, origin);
  for (const path of [...behind, '/nowhere', '/register/more']) {
    await page.goto(`/member-ui${path}`);
    await page.waitForURL(`${origin}/member-ui/`);
    await page.getByRole('button', { name: words.de.accounts.welcome.enter }).waitFor();
  }
  // the actions that are possible here: log in, register
  await page.getByRole('link', { name: words.de.accounts.logIn.register }).click();
  await page.waitForURL(`${origin}/member-ui/register`);
  await leave();
});
