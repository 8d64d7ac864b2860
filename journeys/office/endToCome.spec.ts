import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { expect, test } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { home, officeHousehold, reference, shared } = words.de;
const { decisions, toCome } = officeHousehold;
const inDays = (days: number) => toWireDay(addDays(businessDay(new Date()), days));

test('a resignation with its last day ahead is entered, read by both sides, and withdrawn', async ({ openPerson }) => {
  const member = await openPerson('ayse', { device: 'phone' });
  const { page } = await openPerson('office');
  await page.goto(`/office-ui/households/${member.me.household.id}`);
  const name = member.me.name;

  await page.getByRole('button', { name: decisions.end, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: filled(decisions.endTitle, { name }) });
  await dialog.getByLabel(decisions.endReason).selectOption({ label: reference.inactiveReason.moved_abroad });
  await dialog.getByLabel(decisions.endFrom).first().fill(inDays(40));
  await expect(dialog.getByText(toCome.willEnd)).toBeVisible();
  await dialog.getByRole('button', { name: toCome.enter }).click();
  await expect(page.getByText(filled(toCome.didEnter, { name }))).toBeVisible();
  await expect(page.getByText(filled(toCome.whole, { date: inDays(39) }))).toBeVisible();

  await member.page.goto('/member-ui/news');
  await expect(member.page.getByText(filled(home.endToCome.whole, { date: inDays(39) }))).toBeVisible();

  await member.page.goto('/member-ui/my-account');
  await expect(member.page.getByLabel(home.endToCome.lastDay)).toHaveValue(inDays(39));

  await page.reload();
  await page.getByRole('button', { name: toCome.keep }).click();
  const question = page.getByRole('dialog', { name: filled(toCome.keepTitle, { name }) });
  await question.getByRole('button', { name: shared.action.cancel }).click();
  await page.getByRole('button', { name: toCome.keep }).click();
  await question.getByLabel(officeHousehold.reason.label).fill('Hat es sich überlegt');
  await question.getByRole('button', { name: toCome.keepConfirm }).click();
  await expect(page.getByText(filled(toCome.didKeep, { name }))).toBeVisible();
  await expect(page.getByText(toCome.byItself)).toHaveCount(0);

  await member.page.goto('/member-ui/news');
  await expect(member.page.getByText(filled(home.endToCome.whole, { date: inDays(39) }))).toHaveCount(0);
});
