import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

// proves: route./, route./register, route./forgot-password, route.prefix
// departs: guard.logged-out, role.visitor
test('the screens before the log-in open under their URLs below /member-ui/', async ({ openGuest }) => {
  const { page } = await openGuest();
  const screens = {
    '/': words.de.accounts.welcome.title,
    '/register': words.de.accounts.register.title,
    '/forgot-password': words.de.accounts.forgot.title,
  };
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(`/member-ui${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/member-ui${path}`);
  }
  // without the slash it works too, with the rest of the URL
  await page.goto('/member-ui?view=form');
  await expect(page).toHaveURL('/member-ui/?view=form');
});

// proves: guard.logged-in, route.other
test('a logged-in reader is redirected from / and from an unknown URL to the news', async ({ openPerson }) => {
  const visitor = await openPerson('hatice');
  const { page } = visitor;
  for (const path of ['/', '/?view=form', '/register', '/nowhere', '/sub-member/1/2']) {
    await page.goto(`/member-ui${path}`);
    await page.waitForURL('/member-ui/news');
    await expect(page.getByRole('heading', { level: 1, name: words.de.application.news.title })).toBeVisible();
  }
});

test('an expired mailed link leads logged-in readers onwards, and everybody else to the log-in', async ({
  openPerson,
  openGuest,
}) => {
  const { accounts } = words.de;
  const member = await openPerson('hatice');
  const visitor = await openGuest();
  for (const path of ['/confirm-email', '/reset-password', '/undo-email']) {
    await member.page.goto(`/member-ui${path}`);
    await visitor.page.goto(`/member-ui${path}`);
    await expect(visitor.page.getByRole('link', { name: accounts.logIn.toLogIn })).toBeVisible();
    const goOn = member.page.getByRole('link', { name: accounts.logIn.goOn });
    await expect(goOn).toBeVisible();
    await expect(member.page.getByRole('link', { name: accounts.logIn.toLogIn })).toHaveCount(0);
    await goOn.click();
    await member.page.waitForURL('/member-ui/news');
  }
  await member.page.goto('/member-ui/reset-password');
  await member.page.getByRole('link', { name: accounts.reset.again }).click();
  await expect(member.page.getByRole('heading', { level: 1, name: accounts.forgot.title })).toBeVisible();
  await member.page.goto('/member-ui/my-account');
  await member.page.getByRole('link', { name: accounts.logIn.forgot }).click();
  await expect(member.page.getByRole('heading', { level: 1, name: accounts.forgot.title })).toBeVisible();
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
test('without a log-in every other URL redirects to the log-in', async ({ openGuest }) => {
  const { page } = await openGuest();
  for (const path of [...behind, '/nowhere', '/register/more']) {
    await page.goto(`/member-ui${path}`);
    await page.waitForURL('/member-ui/');
    await expect(page.getByRole('button', { name: words.de.accounts.welcome.enter })).toBeVisible();
  }
  // the actions that are possible here: log in, register
  await page.getByRole('link', { name: words.de.accounts.logIn.register }).click();
  await page.waitForURL('/member-ui/register');
});
