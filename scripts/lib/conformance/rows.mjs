import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sentences of the specification, section by section: `[{ section, rows: [{ id, says }] }]`. */
export function readSpecification(root) {
  const folder = join(root, 'specification');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map(({ section, rows }) => ({ section, rows: Object.entries(rows).map(([id, says]) => ({ id, says })) }));
}

/**
 * The promises among them, with the measurements of each: `{ promises: { section, rows }, measured: { id: says } }`.
 */
export function readPromises(root) {
  const path = join(root, 'specification', 'promises.json');
  const { section, rows, measured } = JSON.parse(readFileSync(path, 'utf8'));
  return { promises: { section, rows: Object.entries(rows).map(([id, says]) => ({ id, says })) }, measured };
}
