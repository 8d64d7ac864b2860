import { type Browser, request } from 'playwright-core';
import { CLERK_EMAIL } from '../../server/demo/demoStaff.ts';
import { DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { type Device, openVisitor, type Visitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';

/** Opens the demo's clerk, in German: a journey that switched the language may have broken off before it switched back. */
export async function openClerk(browser: Browser, device: Device = 'desk'): Promise<Visitor> {
  const api = await request.newContext({ baseURL: sharedDemo().origin });
  const answer = await api.post('/login', { data: { email: CLERK_EMAIL, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${CLERK_EMAIL} cannot log in: ${answer.status()}`);
  if ((await answer.json()).default_lang !== 'de') await api.put('/api/v1/me', { data: { default_lang: 'de' } });
  const { cookies } = await api.storageState();
  await api.dispose();
  const kept = { 'vefa.session': JSON.stringify({ loggedIn: true, step: 0 }), 'vefa.language': 'de' };
  return openVisitor(browser, sharedDemo().origin, device, { cookies, kept });
}
