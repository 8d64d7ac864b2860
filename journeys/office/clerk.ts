import { type Browser, request } from 'playwright-core';
import { CLERK_EMAIL, DEMO_PASSWORD } from '../../server/demo/makeDemo.ts';
import { type Device, openVisitor, type Visitor } from '../browser.ts';
import { sharedDemo } from '../demoProduct.ts';

/** The demo's clerk at a device, reading German; the log-in went past the screens. */
export async function openClerk(browser: Browser, device: Device = 'desk'): Promise<Visitor> {
  const { origin } = sharedDemo();
  const api = await request.newContext({ baseURL: origin });
  await api.post('/login', { data: { email: CLERK_EMAIL, password: DEMO_PASSWORD } });
  const { cookies } = await api.storageState();
  await api.dispose();
  const kept = { 'vefa.session': JSON.stringify({ loggedIn: true, step: 0 }), 'vefa.language': 'de' };
  return openVisitor(browser, origin, device, { cookies, kept });
}
