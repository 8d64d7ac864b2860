import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeathDocuments, deathDocumentsContract } from '../../../domain/deaths/deathDocuments.contract.ts';
import type { CaseDocumentKind } from '../../../domain/deaths/documents.ts';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import type { Sent } from '../../../domain/shared/contract.ts';
import { CallRefused, call, callFile } from '../../platform/calls/call.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { upload } from '../../platform/calls/upload.ts';
import type { Look } from './documentsApi.ts';
import { OFFICE, useRefreshOffice } from './useRefreshOffice.ts';

type Calls = typeof deathDocumentsContract;
export type ReceivedOriginal = Omit<Sent<Calls['receiveDeathOriginal']>, 'id' | 'revision'>;
export type MovedOriginal = Omit<Sent<Calls['moveDeathOriginal']>, 'id' | 'revision'>;
export type CaseFile = { kind: CaseDocumentKind; file: File };
export type DocumentChanges = ReturnType<typeof useDocumentChanges>;

/** Documents of a case, what is needed, and where the originals are. */
export function deathDocumentsQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-documents', id],
    queryFn: () => call(deathDocumentsContract.listDeathDocuments, { id: String(id) }),
  });
}

/** What the household laid down for the hour of death; null without a household. */
export function deathFamilyQuery(id: number) {
  return queryOptions({
    queryKey: [OFFICE, 'death-family', id],
    queryFn: () => call(deathDocumentsContract.getDeathFamily, { id: String(id) }),
  });
}

/** Each change names the revision that the list had, and leaves the list of the answer. */
export function useDocumentChanges(caseId: number, { revision }: Pick<DeathDocuments, 'revision'>) {
  const queries = useQueryClient();
  const refresh = useRefreshOffice();
  const change = useMutation({
    mutationFn: (send: () => Promise<DeathDocuments>) => send(),
    onSuccess: (documents) => {
      queries.setQueryData(deathDocumentsQuery(caseId).queryKey, documents);
    },
    onSettled: refresh,
  });
  const send = change.mutateAsync;
  const ofDocument = (id: number) => ({ id: String(id), revision });
  return {
    upload: ({ kind, file }: CaseFile, onProgress: (percent: number) => void, signal: AbortSignal) =>
      send(() =>
        upload(deathDocumentsContract.uploadDeathDocument, {
          ...{ input: { id: caseId }, file, fields: { kind }, onProgress, signal },
        }),
      ),
    receive: (original: ReceivedOriginal) =>
      send(() => call(deathDocumentsContract.receiveDeathOriginal, { ...original, id: String(caseId), revision })),
    move: (id: number, move: MovedOriginal) =>
      send(() => call(deathDocumentsContract.moveDeathOriginal, { ...move, ...ofDocument(id) })),
    undo: (id: number) => send(() => call(deathDocumentsContract.undoDeathOriginal, ofDocument(id))),
    remove: (id: number) => send(() => call(deathDocumentsContract.removeDeathDocument, ofDocument(id))),
  };
}

/** Fetches a document of a case to be shown on this screen. The server records the access. */
export function useLookAtCaseDocument() {
  return useMutation({ mutationFn: lookAt });
}

async function lookAt(id: number): Promise<Look> {
  try {
    const { blob: file } = await callFile(deathDocumentsContract.lookAtDeathDocument, { id });
    return { kind: file.type === mediaTypes.pdf ? 'pdf' : 'picture', file };
  } catch (error) {
    if (error instanceof CallRefused && error.key === 'picture_not_possible') return { kind: 'none' };
    throw error;
  }
}

/** Saves the document as it was sent. The server records the access. */
export function useSaveCaseDocument() {
  return useMutation({ mutationFn: (id: number) => saveFile(deathDocumentsContract.openDeathDocument, { id }) });
}
