import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../root.ts';

/** The HTML of a page's root, by language and path inside the interface. */
const prerenderedPages = z.record(z.string(), z.record(z.string(), z.string()));
export type PrerenderedPages = z.output<typeof prerenderedPages>;

const PROCESS = join(ROOT, 'server/platform/http/prerenderProcess.ts');
const LIMIT_MS = 30_000;
const LARGEST_BYTES = 8_000_000;

/** Prerenders the pages that need no log-in, with the program in the folder of the built interfaces. Rejects if that fails. */
export async function prerenderPages(folder: string, runtimeSetting: object): Promise<PrerenderedPages> {
  const prerendered = await output(join(folder, 'prerendered/portal.prerendered.js'), JSON.stringify(runtimeSetting));
  return prerenderedPages.parse(JSON.parse(prerendered));
}

function output(program: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROCESS, program],
      { timeout: LIMIT_MS, maxBuffer: LARGEST_BYTES },
      (problem, said) => (problem ? reject(problem) : resolve(said)),
    );
    // a process that cannot start does not read; its exit is reported above
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    child.unref();
  });
}
