import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { lockKey } from '../../platform/lockKey.ts';
import { testServer } from '../../testing/testServer.ts';

const NETWORK = '203.0.113.200';
const OTHER_NETWORK = '198.51.100.200';
/** More than the pool has connections, and fewer than may wait. */
const CROWD = 30;

const server = testServer();

type Asked = {
  method: 'GET' | 'POST';
  url: string;
  payload?: string | object | (() => object);
  headers?: Record<string, string>;
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const somebody = {
  first_name: 'Nesrin',
  last_name: 'Güler',
  citizenship_id: 792,
  email: 'nesrin@familie.example',
  password: 'Marillen-Baum-77',
  phone_number: '+436641234567',
  phone_type: 'private_mobile',
  permanent_residence: true,
  language: 'de',
};

/** Everything that strangers may ask and that is counted for their network address, by the key of the count. */
const counted: Record<string, Asked> = {
  deathLinks: { method: 'GET', url: '/vefat/aile?link=nobody' },
  deathCodes: { method: 'POST', url: '/vefat/aile', payload: 'code=ABCD', headers: form },
  paymentLinks: { method: 'GET', url: '/odeme?link=nobody' },
  'wishes/address': { method: 'POST', url: '/api/v1/password/forgot', payload: { email: somebody.email } },
  // each for a name of its own, because attempts are counted for it too
  'logIns/address': {
    method: 'POST',
    url: '/login',
    payload: () => ({ email: `${randomUUID()}@familie.example`, password: 'wrong' }),
  },
  registrations: { method: 'POST', url: '/api/v1/register', payload: somebody },
};

it.each(Object.entries(counted))(
  'a crowd from one network that waits for the count of %s takes no connections from another',
  async (key, asked) => {
    const { payload } = asked;
    const ask = (remoteAddress: string) =>
      server.app.inject({ ...asked, payload: typeof payload === 'function' ? payload() : payload, remoteAddress });
    const { crowd, other } = await server.context.db.transaction().execute(async (tx) => {
      await lockKey(tx, `${key}/${NETWORK}`);
      const crowd = Array.from({ length: CROWD }, () => ask(NETWORK));
      return { crowd, other: await ask(OTHER_NETWORK) };
    });

    expect(other.statusCode).toBeLessThan(500);
    expect(other.statusCode).not.toBe(429);
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  },
);
