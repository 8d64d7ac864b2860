import { deviceStorage } from './storage.ts';

const STORAGE_KEY = 'vefa.leftKeys';
/** More than the number of forms that anybody has open at once. */
const MAX_KEYS = 50;

/** Tells all tabs of the device that the form with this key was saved or discarded. */
export function markKeyFinished(key: string): void {
  deviceStorage.set(STORAGE_KEY, JSON.stringify([...finishedKeys(), key].slice(-MAX_KEYS)));
}

export function isKeyFinished(key: string): boolean {
  return finishedKeys().includes(key);
}

function finishedKeys(): unknown[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // not our list: another program stored something under our name
    return [];
  }
}
