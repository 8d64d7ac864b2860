import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

const { cover } = words.de.membership;

test('an existing member reads for everybody in the family whether the membership is valid today', async ({
  openPerson,
}) => {
  const member = await openPerson('mehmet');
  const { page, me } = member;
  const names = [me.main_member, ...me.sub_members].map(({ first_name, last_name }) => `${first_name} ${last_name}`);

  for (const path of ['/news', '/sub-member']) {
    await page.goto(`/member-ui${path}`);
    const section = page.getByRole('region', { name: cover.title });
    await expect(section.getByRole('term').first()).toBeVisible();
    await expect(section.getByRole('term')).toHaveText(names);
    // names stand there while the sentences load
    await expect(section.getByRole('definition').first()).toHaveText(/^Sie gilt seit \d/);
  }
});

test('an applicant and a former member do not see it', async ({ openPerson }) => {
  for (const who of ['elif', 'kazim'] as const) {
    const member = await openPerson(who);
    await member.page.goto('/member-ui/sub-member');
    await expect(member.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(member.page.getByText(cover.title)).toHaveCount(0);
  }
});
