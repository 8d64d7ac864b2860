import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { languages } from '../../domain/shared/language.ts';
import { replaceMe } from '../answers.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const inDays = (days: number) => toWireDay(addDays(businessDay(new Date()), days));

const DEBTS = {
  'due in two weeks': { due_date: inDays(14), dunning_status: 0, says: 'due_other', count: 14 },
  'late for three days': { due_date: inDays(-3), dunning_status: 0, says: 'late_other', count: 3 },
  'reminded twice': { due_date: inDays(-22), dunning_status: 2, says: 'late_other', count: 22 },
} as const;
const LETTERS = { 'letters as usual': '100%', 'letters twice as large': '200%' };

for (const language of languages) {
  for (const [name, { says, count, ...debt }] of Object.entries(DEBTS)) {
    test(`${language}, ${name}: state, debt and day are on the first 600 pixels of a phone`, async ({ openPerson }) => {
      const { application } = words[language];
      const { home } = words[language];
      const { page } = await openPerson('mehmet', { language, device: 'phone' });
      await page.setViewportSize({ width: 390, height: 600 });
      const owed = { amount: 105, invoices: 1, ...debt };
      await replaceMe(page, (me) => ({ ...me, household: { ...me.household, owed } }));
      await page.goto('/member-ui/news');
      const main = page.getByRole('main');
      const seen = [
        main.getByText(home.owed.amount_one.split('{{amount}}')[0] ?? ''),
        main.getByText(filled(home.owed[says], { date: debt.due_date, count: String(count) })),
        main.getByText(application.status.activeTitle).first(),
      ];
      for (const [letters, size] of Object.entries(LETTERS)) {
        await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
        for (const line of seen) await expect(line, letters).toBeInViewport({ ratio: 1 });
      }
      const headline = main.getByRole('heading', { level: 2 }).first();
      await expect(headline).toContainText(says === 'late_other' ? '105' : application.status.activeTitle);
    });
  }
}
