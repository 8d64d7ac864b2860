import { expect, it } from 'vitest';
import { copiesOfFirst, replaceMe } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { openMember } from '../member.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();
const { application, myAccount } = words.de;

it('an active member sees on every screen of the family who is not a member yet, and where to confirm it', async () => {
  const member = await openMember(browser, 'mehmet');
  const { page, me } = member;
  const [ela] = copiesOfFirst(me.sub_members, [{ first_name: 'Ela', last_name: 'Arslan', status: 'new' }]);
  if (!ela) throw new Error('nobody was added');
  await replaceMe(page, (known) => ({ ...known, sub_members: [...known.sub_members, ela] }));
  const title = filled(application.notYet.title, { names: 'Ela Arslan' });

  for (const path of ['/news', '/sub-member', `/sub-member/${ela.id}`]) {
    await page.goto(`/member-ui${path}`);
    await page.getByRole('main').getByText(title, { exact: true }).waitFor();
  }
  const [other] = me.sub_members;
  await page.goto(`/member-ui/sub-member/${other?.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(title).count()).toBe(0);
  await page.goto('/member-ui/sub-member');
  await page.getByRole('link', { name: application.notYet.go }).click();
  await page.waitForURL('**/payment');
  await member.leave();
});

it('a former member is not offered another e-mail address', async () => {
  const member = await openMember(browser, 'kazim');
  const { page } = member;
  await page.goto('/member-ui/my-account');
  await page.getByRole('heading', { name: myAccount.facts.title }).waitFor();
  expect(await page.getByRole('heading', { name: myAccount.email.title }).count()).toBe(0);
  await member.leave();
});
