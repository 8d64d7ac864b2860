import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { deathPages } from '../domain/shared/deathPages.ts';
import { type Language, languages } from '../domain/shared/language.ts';
import { deathPageDe } from '../texts/deaths/deathPage.de.ts';
import { deathPageEn } from '../texts/deaths/deathPage.en.ts';
import { deathPageTr } from '../texts/deaths/deathPage.tr.ts';
import { expectAccessible } from './axe.ts';
import { openBrowser, openContext, openVisitor, widths } from './browser.ts';
import { sharedDemo } from './demoProduct.ts';
import { openMember } from './member.ts';
import { touch, typeInto } from './touch.ts';
import { words } from './words.ts';

const { origin } = sharedDemo();
const browser = await openBrowser();
const said = { de: deathPageDe, tr: deathPageTr, en: deathPageEn };
const NUMBER = 'tel:+4312345699';

/** a phone with a browser that runs no scripts, like one that is too old for the portal */
const plainPhone = await openContext(browser, origin, {
  ...{ viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: false },
});
afterAll(() => plainPhone.close());

// departs: guard.logged-out, role.visitor
it('somebody writes on a phone, in Turkish and without scripts, corrects a mistake, and gets a case number', async () => {
  const { form, problem, sent } = deathPageTr;
  const page = await plainPhone.newPage();
  await page.goto('/vefat');
  await touch(page.getByRole('link', { name: deathPageTr.call.cannot }));
  // the browser scrolls there a moment after the touch
  await page.locator(':target').waitFor();
  await typeInto(page.getByLabel(form.name, { exact: true }), 'Ayşe Yılmaz');
  await typeInto(page.getByLabel(form.phone), '0664');
  await typeInto(page.getByLabel(form.place), 'Wien, evde');
  await touch(page.getByRole('radio', { name: 'Deutsch' }));

  await page.getByRole('button', { name: form.send }).tap();

  const alert = page.getByRole('alert');
  await alert.getByRole('link', { name: problem.phoneShort }).waitFor();
  expect(await page.title()).toMatch(/^Hata: /);
  expect((await alert.boundingBox())?.y, 'it is seen at once').toBeLessThan(600);
  expect(await page.getByLabel(form.name, { exact: true }).inputValue()).toBe('Ayşe Yılmaz');
  expect(await page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true);

  await typeInto(page.getByLabel(form.phone), '0664 123 45 67');
  await sendUntilReceived(page, form.send);

  await page.getByRole('heading', { level: 1, name: sent.title }).waitFor();
  await page.getByRole('heading', { name: /^Dosya numarası: \d{4}-\d{3}$/ }).waitFor();
  expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(NUMBER);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await page.close();
});

it.each(languages)('it fits every width and one printed sheet, and is accessible, in %s', async (language) => {
  const visitor = await openVisitor(browser, origin);
  const { page } = visitor;
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(deathPages[language]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await expectAccessible(page);
    const call = page.getByRole('main').getByRole('link').first();
    expect(await call.getAttribute('href')).toBe(NUMBER);
    await page.getByRole('button', { name: said[language].form.send }).scrollIntoViewIfNeeded();
    expect((await call.boundingBox())?.y, 'the number stays in sight').toBeLessThan(100);
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  visitor.expectStatus(422, deathPages[language]);
  await page.getByRole('button', { name: said[language].form.send }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  await visitor.leave();
});

it.each(languages)('the log-in links to it from its header and beside the phone number, in %s', async (language) => {
  for (const name of [words[language].shared.frame.death, words[language].shared.frame.deathPage]) {
    const visitor = await openVisitor(browser, origin, 'phone', { kept: { 'vefa.language': language } });
    await visitor.page.goto('/member-ui/');
    await leadsToPage(visitor.page, name, language);
    await visitor.leave();
  }
});

// departs: frame.header
it('members find it in the header of every screen', async () => {
  const visitor = await openMember(browser, 'mehmet', { language: 'tr', device: 'phone' });
  for (const path of ['/payment', '/my-account', '/news']) {
    await visitor.page.goto(`/member-ui${path}`);
    await leadsToPage(visitor.page, words.tr.shared.frame.death, 'tr');
  }
  await visitor.leave();
});

async function leadsToPage(page: Page, name: string, language: Language): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().tap();
  await page.waitForURL(`**${deathPages[language]}`);
  await page.getByRole('heading', { level: 1, name: said[language].title }).waitFor();
}

/** The page takes an answer within three seconds for a program's, so it has to be sent once more. */
async function sendUntilReceived(page: Page, button: string): Promise<void> {
  while (!page.url().includes('case=')) {
    const answered = page.waitForNavigation();
    await page.getByRole('button', { name: button }).tap();
    await answered;
  }
}
