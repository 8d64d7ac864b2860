import { request } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { aTextGateway } from '../../server/testing/onCall/textGateway.ts';
import { expectAccessible } from '../axe.ts';
import { openBrowser, openVisitor, type Visitor } from '../browser.ts';
import { expectSaid, field } from '../fields.ts';
import { type Product, startProduct } from '../server.ts';
import { touch, typeInto } from '../touch.ts';
import { words } from '../words.ts';

const { fields, myAccount } = words.tr;
const texts = myAccount.texts;
const PATIENCE_MS = patience(120_000);

const browser = await openBrowser();
let gateway: Awaited<ReturnType<typeof aTextGateway>>;
let product: Product;
// for each try: a number gets its code only once
beforeEach(async () => {
  gateway = await aTextGateway();
  product = await startProduct({ demo: true, env: { SMS_URL: gateway.url }, copyOf: inject('demoData') });
}, PATIENCE_MS);
afterEach(async () => {
  await product.stop();
  await gateway.stop();
}, PATIENCE_MS);

it('a member switches reminders by text message on with the code from the phone, and off again, by touch in Turkish', async () => {
  const visitor = await openMyAccount();
  const { page } = visitor;
  await page.getByRole('heading', { name: texts.title }).waitFor();
  await expectAccessible(page);
  await touch(page.getByRole('button', { name: texts.send }));
  await expectSaid(page.getByRole('checkbox', { name: texts.agreed }), fields.must_be_ticked);
  await touch(page.getByRole('checkbox', { name: texts.agreed }));
  await touch(page.getByRole('button', { name: texts.send }));

  await field(page, texts.code).waitFor();
  await expectAccessible(page);
  const { number, code } = await received();
  expect(await page.getByText(number).count()).toBeGreaterThan(0);
  await typeInto(field(page, texts.code), code);
  await touch(page.getByRole('button', { name: texts.confirm }));
  await page.getByText(texts.didTurnOn).waitFor();
  await expectAccessible(page);

  await touch(page.getByRole('button', { name: texts.end }));
  await page.getByRole('alertdialog').getByRole('button', { name: texts.endYes }).click();
  await page.getByText(texts.didEnd).waitFor();
  await page.getByRole('button', { name: texts.send }).waitFor();
  await visitor.leave();
});

async function openMyAccount(): Promise<Visitor> {
  const api = await request.newContext({ baseURL: product.origin });
  const sent = await api.post('/login', { data: { email: 'mehmet@demo.example', password: DEMO_PASSWORD } });
  expect(sent.ok()).toBe(true);
  await api.put('/api/v1/me', { data: { default_lang: 'tr' } });
  const { cookies } = await api.storageState();
  await api.dispose();
  const kept = { 'vefa.session': JSON.stringify({ loggedIn: true, step: 0 }), 'vefa.language': 'tr' };
  const visitor = await openVisitor(browser, product.origin, 'phone', { cookies, kept });
  await visitor.page.goto('/member-ui/my-account');
  return visitor;
}

/** The number and the code of the text message that the gateway got. */
async function received(): Promise<{ number: string; code: string }> {
  await expect.poll(() => gateway.received.length).toBe(1);
  const { to, text } = JSON.parse(gateway.received[0]?.body ?? '{}') as { to: string; text: string };
  return { number: to, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}
