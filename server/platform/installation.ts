import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** What the product knows of the machine that it runs on. */
export type Installation = {
  version: string;
  /** Whether somebody is expected to make backups: not of a trial. */
  isProduction: boolean;
  /** Of the disk with the folder of data. */
  diskSpace(): Promise<DiskSpace>;
};

/** `free_bytes` is what a process that is not root may use. */
export type DiskSpace = { free_bytes: number; total_bytes: number };

export function openInstallation({ dataDir, production }: { dataDir: string; production: boolean }): Installation {
  return {
    version: (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version,
    isProduction: production,
    diskSpace: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
    },
  };
}
