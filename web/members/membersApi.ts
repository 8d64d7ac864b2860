import { useMutation } from '@tanstack/react-query';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { validityContract } from '../../domain/documents/validity.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import type { Sent } from '../../domain/shared/contract.ts';
import { call } from '../platform/calls/call.ts';
import { saveFile } from '../platform/calls/saveFile.ts';
import { upload } from '../platform/calls/upload.ts';

type Calls = typeof membersContract;

/** The caller must refresh what the changed person belongs to: `useRefreshHome` in the portal. */
export function useChangeMember() {
  return useMutation({ mutationFn: (input: Sent<Calls['changeMember']>) => call(membersContract.changeMember, input) });
}

export function useCreateFamilyMember() {
  return useMutation({
    mutationFn: (input: Sent<Calls['createFamilyMember']>) => call(membersContract.createFamilyMember, input),
  });
}

export function useDeleteFamilyMember() {
  return useMutation({
    mutationFn: (id: number) => call(membersContract.deleteFamilyMember, { id: String(id) }),
  });
}

export function useAddPhoneNumber() {
  return useMutation({
    mutationFn: (input: Sent<Calls['addPhoneNumber']>) => call(membersContract.addPhoneNumber, input),
  });
}

export function useChangePhoneNumber() {
  return useMutation({
    mutationFn: (input: Sent<Calls['changePhoneNumber']>) => call(membersContract.changePhoneNumber, input),
  });
}

export function useDeletePhoneNumber() {
  return useMutation({ mutationFn: (id: number) => call(membersContract.deletePhoneNumber, { id: String(id) }) });
}

/** A document to upload. */
export type DocumentToSend = {
  memberId: number;
  type: DocumentType;
  name: string;
  file: File;
  validUntil?: string | undefined;
};
export type UploadProgress = { onProgress: (percent: number) => void; signal: AbortSignal };

export function useUploadDocument() {
  return useMutation({
    mutationFn: ({ memberId, type, name, file, validUntil, ...travel }: DocumentToSend & UploadProgress) => {
      const fields = { name, type, ...(validUntil ? { valid_until: validUntil } : {}) };
      return upload(membersContract.uploadDocument, { input: { id: memberId }, file, fields, ...travel });
    },
  });
}

export function useDeleteDocument() {
  return useMutation({ mutationFn: (id: number) => call(membersContract.deleteDocument, { id: String(id) }) });
}

export function useTellValidity() {
  return useMutation({
    mutationFn: ({ id, valid_until }: { id: number; valid_until: string | null }) =>
      call(validityContract.setDocumentValidity, { id: String(id), valid_until }),
  });
}

export function useDownloadDocument() {
  return useMutation({ mutationFn: (id: number) => saveFile(membersContract.downloadDocument, { id }) });
}
