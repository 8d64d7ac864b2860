import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The HTML of a page's root, by language and address inside the interface. */
export type DrawnPages = { [language: string]: { [address: string]: string } };

const PROCESS = fileURLToPath(new URL('./drawingProcess.ts', import.meta.url));
const LIMIT_MS = 30_000;
const LARGEST_BYTES = 8_000_000;

/** Draws the pages that need no log-in, as the browser would, by the program in the folder of the built interfaces. */
export function drawPages(folder: string, runtimeSetting: object): Promise<DrawnPages> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROCESS, join(folder, 'drawn/portal.drawn.js')],
      { timeout: LIMIT_MS, maxBuffer: LARGEST_BYTES },
      (problem, pages) => (problem ? reject(problem) : resolve(JSON.parse(pages) as DrawnPages)),
    );
    // one that cannot start has nobody who reads; its end is told above
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(runtimeSetting));
    child.unref();
  });
}
