import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A file of a build as it is sent, with the compressed copies that the build has made. */
export type BuiltFile = { type: string; plain: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pfb': 'application/x-font-type1',
};
/** At most one folder, and no path traversal. */
const NAME = /^([\w-]+(\.[\w-]+)*\/)?[\w-]+(\.[\w-]+)*$/;

/**
 * The files of a folder by name, each kept in memory after its first request: they are few, small, and never change under their
 * name. Reading one again costs 64 KiB for every running answer.
 */
export function builtFiles(folder: string) {
  const kept = new Map<string, Promise<BuiltFile | undefined>>();

  function fileNamed(name: string): Promise<BuiltFile | undefined> {
    const type = NAME.test(name) ? TYPES[extname(name)] : undefined;
    if (!type) return Promise.resolve(undefined);
    const known = kept.get(name) ?? read(join(folder, name), type);
    kept.set(name, known);
    const forget = () => kept.delete(name);
    // a missing file may come with the next build, and unknown names are not remembered
    known.then((file) => file ?? forget(), forget);
    return known;
  }

  return fileNamed;
}

async function read(path: string, type: string): Promise<BuiltFile | undefined> {
  const plain = await readIfThere(path);
  if (!plain) return undefined;
  return { type, plain, br: await readIfThere(`${path}.br`), gzip: await readIfThere(`${path}.gz`) };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
