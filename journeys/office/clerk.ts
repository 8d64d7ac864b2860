import { type APIRequestContext, type Browser, request } from 'playwright-core';
import { BOARD_EMAIL, CLERK_EMAIL } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { expectAccessible } from '../axe.ts';
import { type Device, openVisitor, type Visitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';
import { words } from '../words.ts';

const { officeApprovals } = words.de;

/** The demo's board does something meanwhile, through the API. */
export async function sendAsBoard(path: string, data: object = {}): Promise<void> {
  const api = await loggedIn(BOARD_EMAIL);
  const answer = await api.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  await api.dispose();
}

/** The demo's board approves on screen what a colleague started for a household. */
export async function agreeAsBoard(browser: Browser, householdId: number): Promise<void> {
  const { page, leave } = await openBoard(browser);
  await page.goto(`/office-ui/households/${householdId}`);
  await page.getByRole('button', { name: officeApprovals.agree.action, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: officeApprovals.agree.confirm }).click();
  await page.getByText(officeApprovals.agree.did).waitFor();
  await leave();
}

/** Opens the demo's clerk, in German; logged in through the API. */
export function openClerk(browser: Browser, device: Device = 'desk'): Promise<Visitor> {
  return openOffice(browser, device, CLERK_EMAIL);
}

/** `openClerk` for the demo's board. */
export function openBoard(browser: Browser, device: Device = 'desk'): Promise<Visitor> {
  return openOffice(browser, device, BOARD_EMAIL);
}

async function openOffice(browser: Browser, device: Device, email: string): Promise<Visitor> {
  const api = await loggedIn(email);
  const { cookies } = await api.storageState();
  await api.dispose();
  const kept = { 'vefa.session': JSON.stringify({ loggedIn: true, step: 0 }), 'vefa.language': 'de' };
  return openVisitor(browser, sharedDemo().origin, device, { cookies, kept });
}

/** In German: a journey that switched the language may have broken off before it switched back. */
async function loggedIn(email: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: sharedDemo().origin });
  const answer = await api.post('/login', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`);
  if ((await answer.json()).default_lang !== 'de') await api.put('/api/v1/me', { data: { default_lang: 'de' } });
  return api;
}
