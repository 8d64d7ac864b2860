import { device } from './storage.ts';

const KEPT_AS = 'vefa.leftKeys';
/** More than the number of forms that anybody has open at once. */
const MOST = 50;

/** Tells all tabs of the device that the form with this key was saved or discarded. */
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
    // not our list: another program stored something under our name
    return [];
  }
}
