import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import sharp from 'sharp';
import { readPdf } from '../server/testing/documents/pdfReading.ts';
import { newEmail } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import type { Device } from './browser.ts';
import { checkAndSend } from './checkAndSend.ts';
import { choose, field } from './fields.ts';
import { expect, type Guest, test } from './fixtures.ts';
import { linkIn, type Product } from './server.ts';
import { filled, wording, words } from './words.ts';

const document = await aPhotograph();

type Story = { language: 'de' | 'tr'; device: Device; email: string; firstName: string; lastName: string };

const stories: Omit<Story, 'email'>[] = [
  { language: 'de', device: 'desk', firstName: 'Ayşe', lastName: 'Güneş-Öztürk' },
  { language: 'tr', device: 'phone', firstName: 'İbrahim', lastName: 'Işık' },
];

const PASSWORD = 'Sonnen8lume-Wien';

for (const applicant of stories) {
  // proves: product.applicant, product.steps
  test(`an applicant comes from the registration to the invoice (${applicant.language}, ${applicant.device})`, async ({
    demo,
    openGuest,
  }) => {
    const story = { ...applicant, email: newEmail() };
    const visitor = await openGuest(story.device);
    await register(visitor, story);
    await confirmEmail(visitor, story, demo);
    await logIn(visitor, story);
    await news(visitor, story);
    await mainMember(visitor, story);
    await household(visitor, story);
    await familyMembers(visitor, story);
    await payFees(visitor, story);
    await isSubmitted(visitor, story, demo);
  });
}

async function register({ page }: Guest, story: Story): Promise<void> {
  const { accounts } = words[story.language];
  await page.goto('/member-ui/');
  if (story.language === 'tr') await page.getByRole('button', { name: 'Türkçe' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.welcome.enter }).click();
  await expect(page.getByRole('heading', { level: 1, name: accounts.logIn.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: accounts.logIn.register }).click();

  await field(page, accounts.field.first_name).fill(story.firstName);
  await field(page, accounts.field.last_name).fill(story.lastName);
  await choose(page, accounts.field.citizenship_id, 'tuerk');
  await field(page, accounts.register.permanent_residence).check();
  await field(page, accounts.field.email).fill(story.email);
  await field(page, accounts.field.phone_number).fill('+43 664 / 123 45 67');
  await field(page, accounts.field.password).fill(PASSWORD);
  await field(page, accounts.field.confirmation).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.register.submit }).click();
  await page.getByRole('dialog').getByRole('button', { name: accounts.sent.dialogClose }).click();
  await expect(page.getByText(story.email)).toBeVisible();
  await expectAccessible(page);
}

async function confirmEmail({ page }: Guest, story: Story, demo: Product): Promise<void> {
  const { accounts } = words[story.language];
  const mail = await demo.mailTo(story.email, wording[story.language].accounts.confirmation.subject);
  await page.goto(linkIn(mail));
  await expectAccessible(page);
  await page.getByRole('button', { name: accounts.confirm.submit }).click();
  await expect(page.getByText(accounts.confirm.doneText)).toBeVisible();
  await page.getByRole('link', { name: accounts.logIn.toLogIn }).click();
}

async function logIn({ page, expectStatus }: Guest, story: Story): Promise<void> {
  const { accounts, refusals, shared } = words[story.language];
  const enter = page.getByRole('button', { name: accounts.welcome.enter, exact: true });
  const form = field(page, accounts.field.identifier);
  await expect(enter.or(form).first()).toBeVisible();
  // the form's own button may have the same name
  if (await form.isHidden()) await enter.click();
  expectStatus(422, '/login');
  await form.fill(story.email.toUpperCase());
  await field(page, accounts.field.password).fill('Wrong-Passw0rd');
  await field(page, accounts.field.password).press('Enter');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal.getByText(refusals.wrong_credentials)).toBeVisible();
  await expectAccessible(page);
  await refusal.getByRole('button', { name: shared.action.close }).last().click();
  await expect(page.getByRole('alert').getByText(refusals.wrong_credentials)).toBeVisible();

  await field(page, accounts.field.password).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.logIn.submit, exact: true }).click();
  await expect(page).toHaveURL('/member-ui/news');
}

async function news({ page }: Guest, story: Story): Promise<void> {
  const { application } = words[story.language];
  const greeting = page.getByRole('dialog');
  await greeting.getByRole('button', { name: application.news.greetingStart }).click();
  await expect(page.getByRole('heading', { level: 1, name: application.news.title })).toBeVisible();
  await expect(page.getByText(application.gap.document_passport)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: application.manual.mainMemberGo }).click();
  await expect(page).toHaveURL('/member-ui/main-member');
}

async function mainMember({ page }: Guest, story: Story): Promise<void> {
  const { members, reference, documents, fields } = words[story.language];
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await expect(page.getByRole('alert').getByText(members.main.missing)).toBeVisible();
  await expect(page.getByText(`${members.field.place_of_birth}: ${fields.required}`)).toBeVisible();
  await expectAccessible(page);

  await field(page, members.field.date_of_birth).fill('1.2.1980');
  await field(page, members.field.social_insurance_number).fill('1237010180');
  await field(page, members.field.permanent_residence).check();
  await field(page, members.field.turkish_id_no).fill('10000000146');
  await field(page, members.field.place_of_birth).fill('Şanlıurfa');
  await page.getByRole('radio', { name: reference.gender.female, exact: true }).check();
  await field(page, members.field.civil_status).selectOption('married');
  await field(page, members.field.father_name).fill('Çağrı');
  await field(page, members.field.mother_name).fill('Gülşen');
  await expect(field(page, members.field.date_of_birth)).toHaveValue('01.02.1980');
  for (const type of ['passport', 'residence_permit'] as const) {
    await page
      .getByLabel(`${documents.choose}: ${reference.documentType[type]}`)
      .setInputFiles({ name: `${type}-${story.language}.jpg`, mimeType: 'image/jpeg', buffer: document });
    // a phone shows its photos before it sends them
    const send = page.getByRole('dialog').getByRole('button', { name: documents.photo.send_one, exact: true });
    if (story.device === 'phone') await send.click();
    await expect(page.getByText(filled(documents.uploaded, { name: `${type}-${story.language}.jpg` }))).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: members.main.saveAndNext }).click();
  await expect(page).toHaveURL('/member-ui/household');
}

async function household({ page }: Guest, story: Story): Promise<void> {
  const { households } = words[story.language];
  await field(page, households.address.street).fill('Quellenstraße 17/4');
  await field(page, households.address.postal_code).fill('1100');
  await field(page, households.address.city).fill('Wien');
  await field(page, households.address.state).fill('Wien');
  await expectAccessible(page);
  await page.getByRole('button', { name: households.screen.saveAndNext }).click();
  await expect(page).toHaveURL('/member-ui/sub-member');
}

async function familyMembers({ page }: Guest, story: Story): Promise<void> {
  const { members, reference, shared } = words[story.language];
  await expectAccessible(page);
  await page.getByRole('link', { name: members.list.add }).first().click();
  await expect(page).toHaveURL('/member-ui/sub-member/add');
  await field(page, members.field.first_name).fill('Ümit');
  await field(page, members.field.last_name).fill(story.lastName);
  await field(page, members.field.date_of_birth).fill('12052015');
  await field(page, members.field.social_insurance_number).fill('2468120515');
  await choose(page, members.field.citizenship_id, 'öster');
  await field(page, members.field.permanent_residence).check();
  await field(page, members.field.place_of_birth).fill('Wien');
  await page.getByRole('radio', { name: reference.gender.male, exact: true }).check();
  await field(page, members.field.membership_basis).selectOption('child');
  await field(page, members.field.civil_status).selectOption('single');
  await field(page, members.field.relationship_type).selectOption('son');
  await field(page, members.field.father_name).fill('Murat');
  await field(page, members.field.mother_name).fill(story.firstName);
  await expectAccessible(page);
  await page.getByRole('button', { name: shared.action.save, exact: true }).click();
  await expect(page).toHaveURL(/sub-member\/\d+/);
  await expectAccessible(page);
  await page.getByRole('link', { name: shared.action.close }).click();
  await expect(page).toHaveURL('/member-ui/sub-member');
  await expect(page.getByRole('cell', { name: 'Ümit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: members.list.next }).click();
  await expect(page).toHaveURL('/member-ui/payment');
}

async function payFees({ page }: Guest, story: Story): Promise<void> {
  const { invoicing, application } = words[story.language];
  const payNow = page.getByText(invoicing.new.payNow, { exact: true });
  await expect(payNow.first()).toBeVisible();
  await expect(checkAndSend(page, words[story.language]).part(application.submit.costs)).toBeVisible();
  await expectAccessible(page);
  await expect(payNow).toHaveCount(2);
  await payNow.first().click();
  const { title, titleOf, confirm, confirmAndSend, ready } = invoicing.receipt;
  for (const number of [1, 2]) {
    const isLast = number === 2;
    const receipt = page.getByRole('dialog', { name: filled(titleOf, { number, all: 2 }) });
    await expect(receipt).toBeVisible();
    await expect(receipt.getByText(application.submit.consent)).toHaveCount(isLast ? 1 : 0);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await receipt.getByRole('button', { name: isLast ? confirmAndSend : confirm, exact: true }).click();
    await checkInvoice(await downloading, story);
  }
  const done = page.getByRole('dialog', { name: application.submit.doneTitle });
  await expect(done.getByText('IBAN', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
  await done.getByRole('button', { name: ready }).click();
}

async function checkInvoice(download: Download, story: Story): Promise<void> {
  const pdf = await readPdf(await readFile(await download.path()));
  expect(pdf.language).toBe(story.language);
  expect(pdf.pages.join(' ')).toContain(`${story.firstName} ${story.lastName}`);
  expect(pdf.pages.join(' ')).toContain('Quellenstraße 17/4');
  const [code] = pdf.codes;
  const lines = (code ?? '').split('\n');
  expect(lines.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT']);
  expect(lines).toContain('AT611904300234573201');
  expect(lines.some((line) => line.startsWith('EUR'))).toBe(true);
  expect(lines.some((line) => line.startsWith('RF'))).toBe(true);
}

async function isSubmitted({ page }: Guest, story: Story, demo: Product): Promise<void> {
  const { application, home, shared } = words[story.language];
  await expect(page.getByRole('status').getByText(home.submitted.begins)).toBeVisible();
  // on phones the sidebar is behind a button
  if (story.device === 'phone') await page.getByRole('button', { name: shared.frame.menu }).click();
  await expect(page.getByText(application.status.waitingTitle).first()).toBeVisible();
  const mail = await demo.mailTo(story.email, wording[story.language].application.submitted.subject);
  expect(mail.text).toContain(story.firstName);
}

async function aPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#d8cfc0', noise } })
    .jpeg()
    .toBuffer();
}
