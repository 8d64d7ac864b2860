import { useMutation, useQuery } from '@tanstack/react-query';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import type { Call } from '../../../domain/shared/contract.ts';
import { CallRefused, callFile } from '../../platform/calls/call.ts';
import { keyOf } from '../../platform/calls/useCall.ts';

/** What the office is shown of a document; `none` if it cannot be decoded. */
export type Look = { kind: 'picture' | 'pdf'; file: Blob } | { kind: 'none' };

/** Fetches a document to be shown on this screen. The server records the access. */
export function useLookAt(asked: Call) {
  return useMutation({ mutationFn: (id: number) => lookAt(asked, id) });
}

/** The same for a screen that shows a document from its beginning. Nothing is read again by itself, nor kept: each reading is recorded. */
export function useLooked(asked: Call, id: number) {
  return useQuery({
    queryKey: [...keyOf(asked), id],
    queryFn: () => lookAt(asked, id),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
}

async function lookAt(asked: Call, id: number): Promise<Look> {
  try {
    const { blob: file } = await callFile(asked, { id });
    return { kind: file.type === mediaTypes.pdf ? 'pdf' : 'picture', file };
  } catch (error) {
    if (error instanceof CallRefused && error.key === 'picture_not_possible') return { kind: 'none' };
    throw error;
  }
}
