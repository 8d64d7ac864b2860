import { useMutation } from '@tanstack/react-query';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import type { Call } from '../../../domain/shared/contract.ts';
import { CallRefused, callFile } from '../../platform/calls/call.ts';

/** What the office is shown of a document; `none` if it cannot be decoded. */
export type Look = { kind: 'picture' | 'pdf'; file: Blob } | { kind: 'none' };

/** Fetches a document to be shown on this screen. The server records the access. */
export function useLookAt(asked: Call) {
  return useMutation({
    mutationFn: async (id: number): Promise<Look> => {
      try {
        const { blob: file } = await callFile(asked, { id });
        return { kind: file.type === mediaTypes.pdf ? 'pdf' : 'picture', file };
      } catch (error) {
        if (error instanceof CallRefused && error.key === 'picture_not_possible') return { kind: 'none' };
        throw error;
      }
    },
  });
}
