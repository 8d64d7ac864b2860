import type { Locator, Page, Request } from '@playwright/test';
import { newEmail } from '../accounts.ts';
import { alertIn } from '../alerts.ts';
import { pendingRequestsOf } from '../browser.ts';
import * as family from '../familyForm.ts';
import { choose, field } from '../fields.ts';
import { fillIn } from '../fillIn.ts';
import { expect, type Fixtures, type Guest, test } from '../fixtures.ts';
import { aChild } from '../people.ts';
import { touch, typeInto } from '../touch.ts';
import { words } from '../words.ts';

const { accounts, burial, households, members, myAccount, shared, substitutes } = words.en;
const PASSWORD = 'Sonnen8lume-Wien';

type Openers = Pick<Fixtures, 'openGuest' | 'openPerson' | 'openApplicant'>;

type Opened = {
  visitor: Guest;
  button: Locator;
  /** The mistyped field, and the right value. */
  mistyped: Locator;
  wrong: string;
  right: string;
  /** An alert comes before the field's message. */
  alerts?: boolean;
};

/** Every form of a member, with one invalid field, and what shows that it was sent. */
const FORMS: [what: string, open: (openers: Openers) => Promise<Opened>, sent: RegExp | 'asked'][] = [
  ['registration', openRegistration, /POST .*\/register$/],
  ['main member', openMainMember, /PUT .*\/member\/\d+$/],
  ['household', openHousehold, /POST .*\/address$/],
  ['new family member', openNewFamilyMember, /POST .*\/member$/],
  ['family member', openFamilyMember, /PUT .*\/member\/\d+$/],
  ['representation', openSubstitute, /POST .*\/substitute$/],
  ['password', openPassword, 'asked'],
  ['e-mail address', openEmail, 'asked'],
  ['phone numbers', openPhoneNumbers, /(POST|PUT) .*\/phone(\/\d+)?$/],
  ['burial place', openBurialPlace, /(POST|PUT) .*\/burial-place(\/\d+)?$/],
  ['contact at a death', openDeathContact, /POST .*\/death-contact$/],
  ['log-in', openLogIn, /POST .*\/login$/],
  ['forgotten password', openForgotten, /POST .*\/password\/forgot$/],
];

for (const [what, open, sent] of FORMS) {
  test(`${what}: after a refusal the first tap on a phone counts`, async ({ openGuest, openPerson, openApplicant }) => {
    const { visitor, button, mistyped, wrong, right, alerts } = await open({ openGuest, openPerson, openApplicant });
    const { page } = visitor;
    // an answer that comes later would move what is touched
    await expect(mistyped).toBeVisible();
    await expect.poll(() => pendingRequestsOf(page)).toEqual([]);
    await typeInto(mistyped, wrong);
    await touch(button);
    if (alerts) await (await alertIn(page)).close();
    // it takes the focus, and scrolls the page with it
    await expect(page.locator('main [role=alert]:focus')).toBeVisible();

    await typeInto(mistyped, right);
    const counted = sent !== 'asked' && leaves(page, sent);
    expect(await touch(button), 'pixels by which the button moved under the finger').toBe(0);
    await counted;
    if (sent === 'asked') await expect(page.getByRole('alertdialog')).toBeVisible();
  });
}

test('a tap on the next field of a refused form reaches it, and the corrected field leaves the summary', async ({
  openGuest,
}) => {
  const { visitor, button } = await openRegistration({ openGuest });
  const { page } = visitor;
  const first = field(page, accounts.field.first_name);
  await typeInto(first, '');
  await typeInto(field(page, accounts.field.email), 'nobody@');
  await touch(button);
  const complaints = page.locator('main').getByRole('alert').getByRole('link');
  await expect(complaints).toHaveCount(2);

  await typeInto(first, 'Şerife');
  await touch(field(page, accounts.field.last_name));
  await expect(complaints).toHaveCount(1);
  const next = field(page, accounts.field.last_name);
  await expect(next).toBeFocused();
});

/** The call is sent but not delivered: stored data stay as they are. */
async function leaves(page: Page, call: RegExp): Promise<void> {
  const isIt = (request: Request) => call.test(`${request.method()} ${request.url()}`);
  const sent = page.waitForRequest(isIt);
  await page.route(
    () => true,
    (route) => (isIt(route.request()) ? route.abort('aborted') : route.fallback()),
  );
  await sent;
}

async function openPublic(openGuest: Fixtures['openGuest'], path: string): Promise<Guest> {
  const visitor = await openGuest('phone', { kept: { 'vefa.language': 'en' } });
  await visitor.page.goto(`/member-ui${path}`);
  return visitor;
}

async function openRegistration({ openGuest }: Pick<Openers, 'openGuest'>): Promise<Opened> {
  const visitor = await openPublic(openGuest, '/register');
  const { page } = visitor;
  const email = newEmail();
  await field(page, accounts.field.first_name).fill('Şerife');
  await field(page, accounts.field.last_name).fill('Öz');
  await field(page, accounts.field.email).fill(email);
  await field(page, accounts.field.phone_number).fill('+43 664 1234567');
  await field(page, accounts.field.password).fill(PASSWORD);
  await field(page, accounts.field.confirmation).fill(PASSWORD);
  await page.getByRole('checkbox', { name: accounts.register.permanent_residence }).check();
  await choose(page, accounts.field.citizenship_id, 'Türk');
  const button = page.getByRole('button', { name: accounts.register.submit });
  return { visitor, button, mistyped: field(page, accounts.field.email), wrong: 'nobody@', right: email };
}

async function openMainMember({ openApplicant }: Openers): Promise<Opened> {
  const visitor = await openApplicant({ language: 'en', device: 'phone', step: 1 });
  await fillIn(visitor);
  const { page } = visitor;
  await page.goto('/member-ui/main-member');
  const button = page.getByRole('button', { name: members.main.saveAndNext });
  return { visitor, button, mistyped: field(page, members.field.mother_name), wrong: '', right: 'Gülşen' };
}

async function openHousehold({ openApplicant }: Openers): Promise<Opened> {
  const visitor = await openApplicant({ language: 'en', device: 'phone', step: 2 });
  const { page } = visitor;
  await page.goto('/member-ui/household');
  await field(page, households.address.street).fill('Quellenstraße 17/4');
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await page.getByRole('combobox', { name: households.address.state }).fill('Wien');
  const button = page.getByRole('button', { name: households.screen.saveAndNext });
  return { visitor, button, mistyped: field(page, households.address.postal_code), wrong: 'A-1100', right: '1100' };
}

async function openNewFamilyMember({ openApplicant }: Openers): Promise<Opened> {
  const visitor = await openApplicant({ language: 'en', device: 'phone', step: 3 });
  const { page } = visitor;
  await page.goto('/member-ui/sub-member/add');
  await family.fillIn(page);
  const button = page.getByRole('button', { name: shared.action.save, exact: true });
  return { visitor, button, mistyped: field(page, members.field.father_name), wrong: '', right: 'Murat' };
}

async function openFamilyMember({ openApplicant }: Openers): Promise<Opened> {
  const visitor = await openApplicant({ language: 'en', device: 'phone', step: 3 });
  const { page } = visitor;
  const { id } = await visitor.send<{ id: number }>('POST', '/api/v1/member', aChild);
  await page.goto(`/member-ui/sub-member/${id}`);
  const button = page.getByRole('button', { name: shared.action.update });
  return {
    visitor,
    button,
    mistyped: field(page, members.field.email),
    wrong: 'nobody@',
    right: 'uemit@familie.example',
  };
}

async function openSubstitute({ openPerson }: Openers): Promise<Opened> {
  const visitor = await openPerson('caglar', { language: 'en', device: 'phone' });
  const { page } = visitor;
  await page.goto('/member-ui/substitutes/add');
  await field(page, substitutes.field.first_name).fill('Zeynep');
  await field(page, substitutes.field.last_name).fill('Şimşek');
  await field(page, substitutes.field.email).fill('zeynep@kanzlei.example');
  await field(page, substitutes.field.valid_until).fill('31.12.2035');
  const button = page.getByRole('button', { name: shared.action.save, exact: true });
  return { visitor, button, mistyped: field(page, substitutes.field.valid_until), wrong: '', right: '31.12.2036' };
}

async function openPassword({ openPerson }: Openers): Promise<Opened> {
  const visitor = await openPerson('caglar', { language: 'en', device: 'phone' });
  const { page } = visitor;
  await page.goto('/member-ui/my-account');
  await field(page, myAccount.password.old).fill(PASSWORD);
  await field(page, accounts.field.newPassword).fill(PASSWORD);
  const button = page.getByRole('button', { name: shared.action.save, exact: true });
  return { visitor, button, mistyped: field(page, accounts.field.confirmation), wrong: 'another', right: PASSWORD };
}

async function openEmail({ openPerson }: Openers): Promise<Opened> {
  const visitor = await openPerson('caglar', { language: 'en', device: 'phone' });
  const { page } = visitor;
  await page.goto('/member-ui/my-account');
  const button = page.getByRole('button', { name: shared.action.update });
  const mistyped = field(page, myAccount.email.new);
  return { visitor, button, mistyped, wrong: 'nobody@', right: newEmail(), alerts: true };
}

async function openPhoneNumbers({ openPerson }: Openers): Promise<Opened> {
  const visitor = await openPerson('caglar', { language: 'en', device: 'phone' });
  const { page } = visitor;
  await page.goto('/member-ui/main-member');
  const button = page.getByRole('button', { name: /proceed to household/i });
  const mistyped = page.locator('input[type="tel"]').first();
  return { visitor, button, mistyped, wrong: '0664 CALL ME', right: '+436641234599' };
}

async function openBurialPlace({ openPerson }: Openers): Promise<Opened> {
  const visitor = await openPerson('caglar', { language: 'en', device: 'phone' });
  const { page } = visitor;
  await page.goto('/member-ui/main-member');
  const place = page.locator('section', { has: page.getByRole('heading', { name: burial.place.title, exact: true }) });
  const button = place.getByRole('button', { name: /^(Save|Update)$/ });
  return { visitor, button, mistyped: field(page, burial.field.graveyard), wrong: '', right: 'Wien, Zentralfriedhof' };
}

async function openDeathContact({ openPerson }: Openers): Promise<Opened> {
  const visitor = await openPerson('caglar', { language: 'en', device: 'phone' });
  const { page } = visitor;
  const { contacts } = burial;
  await page.goto('/member-ui/main-member');
  await page.getByRole('button', { name: contacts.austriaAdd }).click();
  await field(page, contacts.name).fill('Nermin Aydın');
  await field(page, contacts.relation).fill('neighbour');
  await field(page, contacts.phone_number).fill('+43 664 1234567');
  const form = page.getByRole('form', { name: contacts.austria });
  await form.getByRole('radio', { name: shared.language.de }).check();
  await form.getByRole('checkbox', { name: contacts.agreed }).check();
  const button = form.getByRole('button', { name: shared.action.save, exact: true });
  return { visitor, button, mistyped: field(page, contacts.relation), wrong: '', right: 'neighbour' };
}

async function openLogIn({ openGuest }: Pick<Openers, 'openGuest'>): Promise<Opened> {
  const visitor = await openPublic(openGuest, '/?view=form');
  const { page } = visitor;
  visitor.expectStatus(422, '/login');
  await field(page, accounts.field.identifier).fill(newEmail());
  const button = page.getByRole('button', { name: accounts.logIn.submit, exact: true });
  return { visitor, button, mistyped: field(page, accounts.field.password), wrong: 'x', right: PASSWORD, alerts: true };
}

async function openForgotten({ openGuest }: Pick<Openers, 'openGuest'>): Promise<Opened> {
  const visitor = await openPublic(openGuest, '/forgot-password');
  const { page } = visitor;
  const button = page.getByRole('button', { name: accounts.forgot.submit });
  return { visitor, button, mistyped: field(page, accounts.field.identifier), wrong: 'nobody@', right: newEmail() };
}
