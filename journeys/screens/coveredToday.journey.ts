import { expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { openMember } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();
const { cover } = words.de.membership;

it('an existing member reads for everybody in the family whether the membership is valid today', async () => {
  const member = await openMember(browser, 'mehmet');
  const { page, me } = member;
  const names = [me.main_member, ...me.sub_members].map(({ first_name, last_name }) => `${first_name} ${last_name}`);

  for (const path of ['/news', '/sub-member']) {
    await page.goto(`/member-ui${path}`);
    const section = page.getByRole('region', { name: cover.title });
    await section.getByRole('term').first().waitFor();
    expect(await section.getByRole('term').allTextContents()).toEqual(names);
    // names stand there while the sentences load
    await expect.poll(() => section.getByRole('definition').first().textContent()).toMatch(/^Sie gilt seit \d/);
  }
  await member.leave();
});

it('an applicant and a former member do not see it', async () => {
  for (const who of ['elif', 'kazim']) {
    const member = await openMember(browser, who);
    await member.page.goto('/member-ui/sub-member');
    await member.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await member.page.getByText(cover.title).count()).toBe(0);
    await member.leave();
  }
});
