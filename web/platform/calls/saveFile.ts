import type { Call } from '../../../domain/shared/contract.ts';
import { callFile } from './call.ts';

const KEEP_MS = 60_000;

/** Fetches a file and saves it to the browser's downloads under its own name. */
export async function saveFile(contractCall: Call, input: Record<string, unknown>): Promise<void> {
  saveBlob(await callFile(contractCall, input));
}

/** Saves bytes that are here already. */
export function saveBlob({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
