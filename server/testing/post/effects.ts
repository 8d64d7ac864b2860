import type { UnheldKey } from '../../../domain/shared/messageKinds.ts';

/** An effect key that only a test uses: of no kind, so that it is held to silent households. */
export function anEffect(name: string): UnheldKey {
  return name as UnheldKey;
}
