import { useMutation } from '@tanstack/react-query';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { validityContract } from '../../domain/documents/validity.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import type { PendingUpload } from '../documents/pendingUploads.ts';
import { type Picked, useUploads } from '../documents/useUploads.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { upload } from '../platform/calls/upload.ts';
import { useSaveFile, useSend } from '../platform/calls/useCall.ts';

export type DocumentsOptions = {
  memberId: number;
  /**
   * Runs before a document is sent, and before it is sent again. `false` keeps it here; without the function all are
   * sent.
   */
  mayLeave?: ((picked: Picked) => Promise<boolean>) | undefined;
  /** Refreshes what depends on the documents. */
  onChanged: () => Promise<unknown>;
};

/** Uploads, deletes and downloads a person's documents of some types. */
export function useMemberDocuments(types: readonly DocumentType[], options: DocumentsOptions) {
  const { memberId, mayLeave = async () => true, onChanged } = options;
  const { mutateAsync: sendDocument } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  const deleteDocument = useSend(membersContract.deleteDocument);
  const downloadDocument = useSaveFile(membersContract.downloadDocument);
  const tellValidity = useSend(validityContract.setDocumentValidity);
  const uploads = useUploads({ memberId, types }, async ({ mayBeStored = false, ...sending }, travel) => {
    try {
      const { type, name, file, validUntil } = sending;
      const fields = { name, type, ...(validUntil ? { valid_until: validUntil } : {}) };
      const sent = { input: { id: memberId }, file, fields, ...travel };
      await sendDocument(() => upload(membersContract.uploadDocument, sent));
      await onChanged();
    } catch (failure) {
      // it may have arrived nevertheless, and is then shown
      const refreshed = onChanged();
      if (!(mayBeStored && isThere(failure))) throw failure;
      await refreshed;
    }
  });

  async function send(picked: Picked) {
    if (await mayLeave(picked)) await uploads.start(picked);
    else uploads.hold(picked, 'submission');
  }

  async function retry(sending: PendingUpload) {
    // its last day may just have been typed, and must outlive the question
    uploads.keep(sending);
    if (await mayLeave(sending)) await uploads.retry(sending);
    else uploads.keep({ ...sending, held: 'submission' });
  }

  async function remove(id: number) {
    await deleteDocument.mutateAsync({ id });
    await onChanged();
  }

  async function setValidity(id: number, valid_until: string | null) {
    await tellValidity.mutateAsync({ id, valid_until });
    await onChanged();
  }

  return {
    uploads: { ...uploads, retry },
    send,
    remove,
    setValidity,
    download: (id: number) => downloadDocument.mutateAsync({ id }),
  };
}

/** Refused because it exists already: sent again after a lost answer, it is the same document (D32). */
function isThere(failure: unknown): boolean {
  return failure instanceof CallRefused && failure.key === 'file_already_exists';
}
