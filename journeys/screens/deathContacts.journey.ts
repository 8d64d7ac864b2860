import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { DeathContact } from '../../domain/burial/deathContacts.contract.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { expectSaid, field } from '../fields.ts';
import { type Member, openMember } from '../member.ts';
import { touch, typeInto } from '../touch.ts';
import { filled, words } from '../words.ts';

const browser = await openBrowser();

// other tests do not use Hüseyin's and Ömer's contacts: they are deleted at the end, and first, if a try has failed
it('on a phone, in Turkish, by touch: a contact is added after the consent, replaced, and deleted', async () => {
  const { burial, fields, reference, shared } = words.tr;
  const { contacts, papers } = burial;
  const visitor = await openMember(browser, 'huseyin', { language: 'tr', device: 'phone' });
  const { page } = visitor;
  await deleteContacts(visitor);
  const writes = writesOf(page);
  await page.goto('/member-ui/main-member');
  const card = cardOf(page, contacts.title);
  const form = page.getByRole('form', { name: contacts.turkiye });
  const save = form.getByRole('button', { name: shared.action.save, exact: true });

  await touch(card.getByRole('button', { name: contacts.turkiyeAdd }));
  await typeInto(field(page, contacts.name), 'Hasan Yıldız');
  await typeInto(field(page, contacts.relation), 'kardeşim');
  await typeInto(field(page, contacts.phone_number), '+90 532 123 45 67');
  await touch(form.getByText(shared.language.tr, { exact: true }));
  await touch(save);
  const agreed = form.getByRole('checkbox', { name: new RegExp(contacts.agreed) });
  await expectSaid(agreed, fields.must_be_ticked);
  expect(writes).toEqual([]);
  await expectAccessible(page);

  await touch(agreed);
  await touch(save);
  await page.getByText(filled(contacts.saved, { name: 'Hasan Yıldız' })).waitFor();
  await card.getByText('+905321234567', { exact: true }).waitFor();
  await expectFocused(card.getByRole('button', { name: filled(contacts.changeNamed, { name: 'Hasan Yıldız' }) }));
  await expectAccessible(page);

  // another person has to consent again
  await touch(card.getByRole('button', { name: filled(contacts.changeNamed, { name: 'Hasan Yıldız' }) }));
  expect(await agreed.isChecked()).toBe(true);
  await typeInto(field(page, contacts.name), 'Fatma Kaya');
  expect(await agreed.isChecked()).toBe(false);
  await touch(agreed);
  await touch(form.getByRole('button', { name: shared.action.update, exact: true }));
  await page.getByText(filled(contacts.saved, { name: 'Fatma Kaya' })).waitFor();

  await touch(card.getByRole('button', { name: filled(contacts.removeNamed, { name: 'Fatma Kaya' }) }));
  await touch(page.getByRole('alertdialog').getByRole('button', { name: contacts.removeConfirm }));
  await page.getByText(filled(contacts.removed, { name: 'Fatma Kaya' })).waitFor();
  await card.getByRole('button', { name: contacts.turkiyeAdd }).waitFor();
  expect(writes.map((write) => write.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE']);

  // the text says which documents are needed, and the card is wide enough for it
  const needed = cardOf(page, papers.title);
  await needed.getByText(papers.who.birth_certificate, { exact: true }).waitFor();
  expect(await needed.getByText(papers.needed, { exact: true }).count()).toBeGreaterThan(1);
  expect(await needed.getByText(reference.documentType.final_divorce_decree).count()).toBeGreaterThan(0);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await visitor.leave();
});

it('by keyboard alone, and typed values that were not saved are restored', async () => {
  const { application, burial } = words.en;
  const { contacts } = burial;
  const goOn = filled(application.continue.goOnWith, { name: contacts.austria });
  const visitor = await openMember(browser, 'omer', { language: 'en' });
  const { page } = visitor;
  await deleteContacts(visitor);
  const keys = page.keyboard;
  await page.goto('/member-ui/main-member');
  await cardOf(page, contacts.title).getByRole('button', { name: contacts.austriaAdd }).focus();
  await keys.press('Enter');
  await field(page, contacts.name).focus();
  await keys.type('Nermin Aydın');
  await keys.press('Tab');
  await keys.type('neighbour');
  await keys.press('Tab');
  await keys.type('0664/1234567');
  await keys.press('Tab');
  await expect
    .poll(() => visitor.send<{ values: { phone_number?: string } }[]>('GET', '/api/v1/me/drafts'))
    .toMatchObject([{ form: 'death-contact-austria', values: { phone_number: '06641234567' } }]);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/member-ui/news');
  await page.getByRole('link', { name: goOn }).press('Enter');
  await expect.poll(() => field(page, contacts.name).inputValue()).toBe('Nermin Aydın');
  await field(page, contacts.phone_number).focus();
  await keys.press('Tab');
  await keys.press('Space');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Space');
  await keys.press('Enter');
  await page.getByText(filled(contacts.saved, { name: 'Nermin Aydın' })).waitFor();
  await cardOf(page, contacts.title).getByText('06641234567', { exact: true }).waitFor();

  await page.getByRole('button', { name: filled(contacts.removeNamed, { name: 'Nermin Aydın' }) }).focus();
  await keys.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: contacts.removeConfirm }).press('Enter');
  await page.getByText(filled(contacts.removed, { name: 'Nermin Aydın' })).waitFor();
  await visitor.leave();
});

async function deleteContacts({ send }: Member): Promise<void> {
  const contacts = await send<DeathContact[]>('GET', '/api/v1/household/death-contacts');
  for (const { id } of contacts) await send('DELETE', `/api/v1/household/death-contact/${id}`);
}

function cardOf(page: Page, title: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
}

async function expectFocused(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
}
