import { mkdirSync } from 'node:fs';

/**
 * Makes DATA_DIR unless there is one. Root's stays passable, though nobody else can look into it: the embedded database does not
 * run as root, and its user has to reach its own part. Otherwise that part would lie elsewhere, behind a link.
 */
export function makeDataFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
