import { meContract } from '../../domain/me/me.contract.ts';
import { TEST_PASSWORD } from './builders.ts';
import type { TestClient } from './client.ts';
import type { TestServer } from './testServer.ts';

let count = 0;

/** A client with its own network address, so that only the account's limits apply. */
export function aVisitor(server: TestServer): TestClient {
  count += 1;
  return server.client(`10.0.${Math.floor(count / 250)}.${count % 250}`);
}

/** Sends name and password of the log-in screen. */
export function enter(client: TestClient, email: string, password = TEST_PASSWORD) {
  return client.call(meContract.logIn, { email, password });
}
