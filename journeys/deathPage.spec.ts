import type { Page } from 'playwright-core';
import { deathPages } from '../domain/shared/deathPages.ts';
import { type Language, languages } from '../domain/shared/language.ts';
import { deathPageDe } from '../texts/deaths/deathPage.de.ts';
import { deathPageEn } from '../texts/deaths/deathPage.en.ts';
import { deathPageTr } from '../texts/deaths/deathPage.tr.ts';
import { expectAccessible } from './axe.ts';
import { openContext, viewOf } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { touch, typeInto } from './touch.ts';
import { words } from './words.ts';

const said = { de: deathPageDe, tr: deathPageTr, en: deathPageEn };
const NUMBER = 'tel:+4312345699';

// departs: guard.logged-out, role.visitor
test('somebody writes on a phone, in Turkish and without scripts, corrects a mistake, and gets a case number', async ({
  browser,
  demo,
}) => {
  const { form, problem, sent } = deathPageTr;
  // like a browser that is too old for the portal
  const plainPhone = await openContext(browser, demo.origin, { ...viewOf('phone'), javaScriptEnabled: false });
  const page = await plainPhone.newPage();
  await page.goto('/vefat');
  await touch(page.getByRole('link', { name: deathPageTr.call.cannot }));
  // the browser scrolls there a moment after the touch
  await expect(page.locator(':target')).toBeVisible();
  await typeInto(page.getByLabel(form.name, { exact: true }), 'Ayşe Yılmaz');
  await typeInto(page.getByLabel(form.phone), '0664');
  await typeInto(page.getByLabel(form.place), 'Wien, evde');
  await touch(page.getByRole('radio', { name: 'Deutsch' }));

  await page.getByRole('button', { name: form.send }).tap();

  const alert = page.getByRole('alert');
  await expect(alert.getByRole('link', { name: problem.phoneShort })).toBeVisible();
  await expect(page).toHaveTitle(/^Hata: /);
  await expect.poll(async () => (await alert.boundingBox())?.y, 'it is seen at once').toBeLessThan(600);
  await expect(page.getByLabel(form.name, { exact: true })).toHaveValue('Ayşe Yılmaz');
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();

  await typeInto(page.getByLabel(form.phone), '0664 123 45 67');
  await sendUntilReceived(page, form.send);

  await expect(page.getByRole('heading', { level: 1, name: sent.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Dosya numarası: \d{4}-\d{3}$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', NUMBER);
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await plainPhone.close();
});

for (const language of languages) {
  test(`it fits every width and one printed sheet, and is accessible, in ${language}`, async ({ openGuest }) => {
    const visitor = await openGuest();
    const { page } = visitor;
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(deathPages[language]);
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      await expectAccessible(page);
      const call = page.getByRole('main').getByRole('link').first();
      await expect(call).toHaveAttribute('href', NUMBER);
      await page.getByRole('button', { name: said[language].form.send }).scrollIntoViewIfNeeded();
      await expect.poll(async () => (await call.boundingBox())?.y, 'the number stays in sight').toBeLessThan(100);
    }
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    visitor.expectStatus(422, deathPages[language]);
    await page.getByRole('button', { name: said[language].form.send }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const language of languages) {
  test(`the log-in links to it from its header and beside the phone number, in ${language}`, async ({ openGuest }) => {
    for (const name of [words[language].shared.frame.death, words[language].shared.frame.deathPage]) {
      const visitor = await openGuest('phone', { kept: { 'vefa.language': language } });
      await visitor.page.goto('/member-ui/');
      await leadsToPage(visitor.page, name, language);
    }
  });
}

// departs: frame.header
test('members find it in the header of every screen', async ({ openPerson }) => {
  const visitor = await openPerson('mehmet', { language: 'tr', device: 'phone' });
  for (const path of ['/payment', '/my-account', '/news']) {
    await visitor.page.goto(`/member-ui${path}`);
    await leadsToPage(visitor.page, words.tr.shared.frame.death, 'tr');
  }
});

async function leadsToPage(page: Page, name: string, language: Language): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().tap();
  await expect(page).toHaveURL(deathPages[language]);
  await expect(page.getByRole('heading', { level: 1, name: said[language].title })).toBeVisible();
}

/** The page takes an answer within three seconds for a program's, so it has to be sent once more. */
async function sendUntilReceived(page: Page, button: string): Promise<void> {
  while (!page.url().includes('case=')) {
    const answered = page.waitForNavigation();
    await page.getByRole('button', { name: button }).tap();
    await answered;
  }
}
