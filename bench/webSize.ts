import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/web/', import.meta.url);

type Chunk = { file: string; imports?: string[] };

/**
 * Gzipped kilobytes (1,000 bytes) of script and style that a route loads: the entry, the named chunks, and all their static imports.
 */
export function routeKB(chunkNames: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
  const files = new Set([style(manifest)]);
  for (const name of chunkNames) collect(manifest, name, files);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length,
    0,
  );
  return bytes / 1000;
}

/** The entry's script as built, and its URL. */
export function entryScript(): { path: string; file: string } {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
  const file = manifest['index.html']?.file;
  if (!file) throw new Error('the build has no entry');
  return { path: `/member-ui/${file}`, file: fileURLToPath(new URL(`${file}.br`, DIST)) };
}

/** The stylesheet that all screens share. */
function style(manifest: Record<string, Chunk>): string {
  const file = manifest['style.css']?.file;
  if (!file) throw new Error('the build has no style');
  return file;
}

function collect(manifest: Record<string, Chunk>, name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
