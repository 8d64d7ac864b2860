import { applicationContract } from '../../domain/application/application.contract.ts';
import { TEST_PASSWORD } from './builders.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './testServer.ts';

let count = 0;

/** A registration form. */
export function aRegistration(overrides: Record<string, unknown> = {}) {
  count += 1;
  return {
    first_name: 'İpek',
    last_name: 'Şahin',
    citizenship_id: 792,
    email: `applicant${count}@example.at`,
    password: TEST_PASSWORD,
    phone_number: '+436601234567',
    phone_type: 'private_mobile' as const,
    permanent_residence: true,
    language: 'de' as const,
    ...overrides,
  };
}

/** Registers and returns the token of the mailed link. */
export async function registerAndRead(server: TestServer, client: TestClient, overrides: Record<string, unknown> = {}) {
  const registration = aRegistration(overrides);
  await client.call(applicationContract.register, registration);
  await server.runJobs();
  return { ...registration, token: newestLink(server, registration.email) };
}

/** The mails to a mailbox, oldest first. */
export function mailsTo(server: TestServer, email: string) {
  return server.mails.filter((mail) => mail.to === email).sort((one, other) => one.id - other.id);
}

/** The token of the newest link to a mailbox. */
export function newestLink(server: TestServer, email: string): string {
  const tokens = mailsTo(server, email).flatMap(({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const token = tokens.at(-1);
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}
