import { it } from 'vitest';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { tellMe } from '../answers.ts';
import { openBrowser } from '../browser.ts';
import { openMember } from '../member.ts';
import { words } from '../words.ts';

const browser = await openBrowser();

it.each([
  {
    days: 1,
    says: (date: string) =>
      `Die Wartezeit dauert noch 1 Tag, bis ${date}. Danach wird Ihre Mitgliedschaft aktiviert, sobald Ihre Dokumente bestätigt sind.`,
  },
  { days: 0, says: (date: string) => `Heute ist der letzte Tag der Wartezeit (${date}).` },
  {
    days: -1,
    says: (date: string) => `Die Wartezeit ist am ${date} zu Ende gegangen. Wir prüfen noch Ihre Dokumente.`,
  },
])('with $days days left of the waiting period it says which day is the last', async ({ days, says }) => {
  const member = await openMember(browser, 'omer');
  const { page } = member;
  const waiting_until = toWireDay(addDays(businessDay(new Date()), days));
  await tellMe(page, (me) => ({ ...me, household: { ...me.household, waiting_until } }));
  await page.goto('/member-ui/news');
  const sidebar = page.getByRole('navigation', { name: words.de.shared.frame.navigation });
  await sidebar.getByText(says(waiting_until), { exact: true }).waitFor();
  await member.leave();
});
