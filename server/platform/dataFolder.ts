import { mkdirSync } from 'node:fs';

/**
 * Makes DATA_DIR unless it exists. If root owns it, others can pass through it but not list it: the embedded database does not
 * run as root and must reach its own folder. Otherwise that folder would have to be elsewhere, behind a link.
 */
export function makeDataFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
