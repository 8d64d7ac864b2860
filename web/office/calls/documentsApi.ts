import { useMutation } from '@tanstack/react-query';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { documentReviewContract } from '../../../domain/documents/review.contract.ts';
import { CallRefused, call, callFile } from '../../platform/calls/call.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { type Decision, useDecision } from './useDecision.ts';

/** What the office is shown of a document; `none` if it cannot be decoded. */
export type Look = { kind: 'picture' | 'pdf'; file: Blob } | { kind: 'none' };

/** Fetches a document to be shown on this screen. The server records the access. */
export function useLookAtDocument() {
  return useMutation({ mutationFn: lookAt });
}

async function lookAt(id: number): Promise<Look> {
  try {
    const { blob: file } = await callFile(documentReviewContract.lookAtDocument, { id });
    return { kind: file.type === mediaTypes.pdf ? 'pdf' : 'picture', file };
  } catch (error) {
    if (error instanceof CallRefused && error.key === 'picture_not_possible') return { kind: 'none' };
    throw error;
  }
}

/** Saves the document as it was sent. The server records the access. */
export function useSaveDocument() {
  return useMutation({ mutationFn: (id: number) => saveFile(documentReviewContract.openDocument, { id }) });
}

export function useVerifyDocument() {
  return useDecision((id: number, shown) => call(documentReviewContract.verifyDocument, { id: String(id), ...shown }));
}

export function useRefuseDocument() {
  return useDecision(({ id, ...input }: Decision<typeof documentReviewContract.refuseDocument>, shown) =>
    call(documentReviewContract.refuseDocument, { ...input, ...shown, id: String(id) }),
  );
}

export function useEnterValidity() {
  return useDecision(({ id, ...input }: Decision<typeof documentReviewContract.setValidityByOffice>, shown) =>
    call(documentReviewContract.setValidityByOffice, { ...input, ...shown, id: String(id) }),
  );
}
