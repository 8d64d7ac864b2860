import { beforeAll, beforeEach } from 'vitest';
import type { TestClient } from '../client.ts';
import { aClerk, theSecond } from '../officeBuilders.ts';
import { TEST_BEGINS, type TestServer } from '../testServer.ts';
import { accountCodeCalls } from './accountCodeCalls.ts';

/** A clerk who gives codes for accounts, another one in each test, and what tests about codes do. */
export function codeDesk(server: TestServer) {
  let clerk: TestClient | undefined;
  const seated = () => {
    if (!clerk) throw new Error('the desk opens with the first test');
    return clerk;
  };
  // without a second person the office would work alone, and the household be told of it
  beforeAll(() => theSecond(server));
  const sitDown = async () => {
    clerk = (await aClerk(server)).client;
  };
  beforeEach(async () => {
    server.clock.moveTo(TEST_BEGINS);
    await sitDown();
  });
  return {
    get clerk() {
      return seated();
    },
    /** Another clerk comes, whose session is as young as the clock. */
    sitDown,
    ...accountCodeCalls(() => ({ server, clerk: seated() })),
  };
}
