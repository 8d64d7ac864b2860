import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exampleLeft, readAssociation } from './association.ts';
import { readConfig } from './config.ts';
import { openContext } from './context.ts';
import { openLog } from './platform/log.ts';
import { removeTemporaryFolder, temporaryFolder } from './testing/processes/temporaryFolder.ts';

const folder = temporaryFolder('association');
afterAll(() => removeTemporaryFolder(folder));

const given = JSON.parse(readFileSync('association/profile.json', 'utf8'));

/** The path of a changed copy of the example profile. */
function profile(different: object): string {
  const path = join(folder, 'profile.json');
  writeFileSync(path, JSON.stringify({ ...given, ...different }));
  return path;
}

test('the example profile is valid', async () => {
  expect(await readAssociation('association/profile.json')).toEqual(given);
});

test('an IBAN may be written in groups of four, and is shown without blanks', async () => {
  const iban = 'AT61 1904 3002 3457 3201';

  expect(await readAssociation(profile({ iban }))).toMatchObject({ iban: 'AT611904300234573201' });
});

test('former accounts are read and checked like the present one', async () => {
  const former = profile({ former_ibans: ['AT48 3200 0000 1234 5864'] });
  expect(await readAssociation(former)).toMatchObject({ former_ibans: ['AT483200000012345864'] });

  await expect(readAssociation(profile({ former_ibans: ['AT48'] }))).rejects.toThrow('is wrong at former_ibans');
});

test('values of the example that are still in a profile are named', async () => {
  const own = { iban: 'AT48 3200 0000 1234 5864', email: 'office@vefa.at' };
  const leftOf = async (different: object) => exampleLeft(await readAssociation(profile(different)));

  expect(await leftOf({})).toBe('its iban is the example’s, and payments to it reach nobody');
  expect(await leftOf({ iban: own.iban })).toBe('its email is the example’s, and no answer to a mail reaches you');
  expect(await leftOf(own)).toBe('its emergency_phone is the example’s, and nobody answers at a death');
  expect(await leftOf({ ...own, emergency_phone: undefined })).toBe('its phone is the example’s, and nobody answers');
  expect(await leftOf({ ...own, emergency_phone: '+43 664 1', phone: '+43 1 999 99 99' })).toBeUndefined();
});

test.each(['AT611904300234573210', 'AT61190430023457320', 'no account'])(
  'the IBAN %j stops the start with one line that names it',
  async (iban) => {
    const path = profile({ iban });

    await expect(readAssociation(path)).rejects.toThrow(
      `The association’s profile ${path} is wrong at iban: check digits or length do not fit an IBAN`,
    );
  },
);

test('a wrong profile stops the start before a database is made', async () => {
  const config = readConfig({ DATA_DIR: folder, ASSOCIATION_FILE: profile({ iban: 'no account' }) });

  await expect(openContext(config, openLog('silent'))).rejects.toThrow('is wrong at iban');
  expect(existsSync(join(folder, 'pg'))).toBe(false);
});
