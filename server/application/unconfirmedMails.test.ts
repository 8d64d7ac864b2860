import { expect, it } from 'vitest';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { mailsTo, registerAndRead } from '../testing/registrations.ts';
import { testServer } from '../testing/testServer.ts';

const server = testServer();

const { confirmRegistration, resendConfirmation } = accountsContract;

it('no text that somebody typed is mailed to an address before it is confirmed', async () => {
  const words = { first_name: 'Gewinnen Sie', last_name: 'bei Casino Drachen' };
  const { email, token } = await registerAndRead(server, server.client(), words);
  await server.client().call(resendConfirmation, { email });
  await server.runJobs();

  const unasked = JSON.stringify(mailsTo(server, email));
  expect(mailsTo(server, email)).toHaveLength(2);
  expect(unasked).not.toMatch(/Gewinnen|Casino/);

  await server.client().call(confirmRegistration, { token });
  await server.runJobs();
  expect(mailsTo(server, email).at(-1)?.text).toContain('Guten Tag Gewinnen Sie bei Casino Drachen!');
});
