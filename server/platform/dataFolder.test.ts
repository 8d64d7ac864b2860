import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { removeTemporaryFolder, temporaryFolder } from '../testing/processes/temporaryFolder.ts';
import { canReach, identityFor } from './postgres/identity.ts';

const folder = temporaryFolder('vefa-data');
afterAll(() => removeTemporaryFolder(folder));

test('the first start makes a DATA_DIR that only its owner can read, with room for the database', () => {
  const dataDir = join(folder, 'data');

  readConfig({ DATA_DIR: dataDir });

  expect(canReach(identityFor(join(dataDir, 'pg')), dataDir)).toBe(true);
  expect(statSync(dataDir).mode & 0o066).toBe(0);
  expect(statSync(join(dataDir, 'keys')).mode & 0o077).toBe(0);
});
