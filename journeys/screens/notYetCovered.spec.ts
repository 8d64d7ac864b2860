import { copiesOfFirst, replaceMe } from '../answers.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { application, myAccount } = words.de;

test('an active member sees on every screen of the family who is not a member yet, and where to confirm it', async ({
  openPerson,
}) => {
  const member = await openPerson('mehmet');
  const { page, me } = member;
  const [ela] = copiesOfFirst(me.sub_members, [{ first_name: 'Ela', last_name: 'Arslan', status: 'new' }]);
  if (!ela) throw new Error('nobody was added');
  await replaceMe(page, (known) => ({ ...known, sub_members: [...known.sub_members, ela] }));
  const title = filled(application.notYet.title, { names: 'Ela Arslan' });

  for (const path of ['/news', '/sub-member', `/sub-member/${ela.id}`]) {
    await page.goto(`/member-ui${path}`);
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  }
  const [other] = me.sub_members;
  await page.goto(`/member-ui/sub-member/${other?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: application.notYet.go }).click();
  await page.waitForURL('**/payment');
});

test('a former member is not offered another e-mail address', async ({ openPerson }) => {
  const member = await openPerson('kazim');
  const { page } = member;
  await page.goto('/member-ui/my-account');
  await expect(page.getByRole('heading', { name: myAccount.facts.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: myAccount.email.title })).toHaveCount(0);
});
