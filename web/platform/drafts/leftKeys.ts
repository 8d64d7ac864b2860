import { device } from './storage.ts';

const KEPT_AS = 'vefa.leftKeys';
/** More forms than anybody has open at once. */
const MOST = 50;

/** The form with this key is saved or given up; every tab of the device knows. */
export function leaveKey(key: string): void {
  device.set(KEPT_AS, JSON.stringify([...leftKeys(), key].slice(-MOST)));
}

export function isLeftKey(key: string): boolean {
  return leftKeys().includes(key);
}

function leftKeys(): unknown[] {
  try {
    const kept: unknown = JSON.parse(device.get(KEPT_AS) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // somebody else's value under our name is no list of ours
    return [];
  }
}
