import type { Locator, Page } from '@playwright/test';
import type { DeathContact } from '../../domain/burial/deathContacts.contract.ts';
import { demoCredentials } from '../accounts.ts';
import { writesOf } from '../answers.ts';
import { expectAccessible } from '../axe.ts';
import { expectSaid, field } from '../fields.ts';
import { expect, type Resident, test } from '../fixtures.ts';
import { touch, typeInto } from '../touch.ts';
import { filled, words } from '../words.ts';

// other tests do not use Hüseyin's and Ömer's contacts: they are deleted at the end, and first, if a try has failed
test('on a phone, in Turkish, by touch: a contact is added after the consent, replaced, and deleted', async ({
  openAccount,
}) => {
  const { burial, fields, reference, shared } = words.tr;
  const { contacts, documents } = burial;
  const visitor = await openAccount(demoCredentials('huseyin'), { language: 'tr', device: 'phone' });
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
  await expect(page.getByText(filled(contacts.saved, { name: 'Hasan Yıldız' }))).toBeVisible();
  await expect(card.getByText('+905321234567', { exact: true })).toBeVisible();
  await expectFocused(card.getByRole('button', { name: filled(contacts.changeNamed, { name: 'Hasan Yıldız' }) }));
  await expectAccessible(page);

  // another person has to consent again
  await touch(card.getByRole('button', { name: filled(contacts.changeNamed, { name: 'Hasan Yıldız' }) }));
  await expect(agreed).toBeChecked();
  await typeInto(field(page, contacts.name), 'Fatma Kaya');
  await expect(agreed).not.toBeChecked();
  await touch(agreed);
  await touch(form.getByRole('button', { name: shared.action.update, exact: true }));
  await expect(page.getByText(filled(contacts.saved, { name: 'Fatma Kaya' }))).toBeVisible();

  await touch(card.getByRole('button', { name: filled(contacts.removeNamed, { name: 'Fatma Kaya' }) }));
  await touch(page.getByRole('alertdialog').getByRole('button', { name: contacts.removeConfirm }));
  await expect(page.getByText(filled(contacts.removed, { name: 'Fatma Kaya' }))).toBeVisible();
  await expect(card.getByRole('button', { name: contacts.turkiyeAdd })).toBeVisible();
  expect(writes.map((write) => write.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE']);

  // the text says which documents are needed, and the card is wide enough for it
  const needed = cardOf(page, documents.title);
  await expect(needed.getByText(documents.who.birth_certificate, { exact: true })).toBeVisible();
  await expect.poll(() => needed.getByText(documents.needed, { exact: true }).count()).toBeGreaterThan(1);
  await expect(needed.getByText(reference.documentType.final_divorce_decree)).not.toHaveCount(0);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
});

test('by keyboard alone, and typed values that were not saved are restored', async ({ openPerson }) => {
  const { application, burial } = words.en;
  const { contacts } = burial;
  const goOn = filled(application.continue.goOnWith, { name: contacts.austria });
  const visitor = await openPerson('omer', { language: 'en' });
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
  await expect(field(page, contacts.name)).toHaveValue('Nermin Aydın');
  await field(page, contacts.phone_number).focus();
  await keys.press('Tab');
  await keys.press('Space');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Space');
  await keys.press('Enter');
  await expect(page.getByText(filled(contacts.saved, { name: 'Nermin Aydın' }))).toBeVisible();
  await expect(cardOf(page, contacts.title).getByText('06641234567', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: filled(contacts.removeNamed, { name: 'Nermin Aydın' }) }).focus();
  await keys.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: contacts.removeConfirm }).press('Enter');
  await expect(page.getByText(filled(contacts.removed, { name: 'Nermin Aydın' }))).toBeVisible();
});

async function deleteContacts({ send }: Resident): Promise<void> {
  const contacts = await send<DeathContact[]>('GET', '/api/v1/household/death-contacts');
  for (const { id } of contacts) await send('DELETE', `/api/v1/household/death-contact/${id}`);
}

function cardOf(page: Page, title: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
}

async function expectFocused(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
}
