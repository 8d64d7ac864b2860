import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import type { Sending } from '../documents/onTheWay.ts';
import { type Picked, useUploads } from '../documents/useUploads.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { useDeleteDocument, useDownloadDocument, useUploadDocument } from './membersApi.ts';

export type PapersOptions = {
  memberId: number;
  /** Asked before a paper leaves, and before it leaves once more. `false` keeps the paper here; without it all leave. */
  mayLeave?: ((picked: Picked) => Promise<boolean>) | undefined;
  /** What a change of the papers changes elsewhere. */
  onChanged: () => Promise<unknown>;
};

/** Sending, deleting and fetching the papers of a person that are of some types. */
export function useMemberPapers(types: readonly DocumentType[], options: PapersOptions) {
  const { memberId, mayLeave = async () => true, onChanged } = options;
  const sendDocument = useUploadDocument();
  const deleteDocument = useDeleteDocument();
  const downloadDocument = useDownloadDocument();
  const uploads = useUploads({ memberId, types }, async ({ type, name, file, mayBeThere = false }, travel) => {
    try {
      await sendDocument.mutateAsync({ memberId, type, name, file, ...travel });
      await onChanged();
    } catch (failure) {
      // it may have arrived all the same, and then it is shown
      const refreshed = onChanged();
      if (!(mayBeThere && isThere(failure))) throw failure;
      await refreshed;
    }
  });

  async function send(picked: Picked) {
    if (await mayLeave(picked)) await uploads.start(picked);
    else uploads.hold(picked);
  }

  async function retry(sending: Sending) {
    if (await mayLeave(sending)) await uploads.retry(sending);
  }

  async function remove(id: number) {
    await deleteDocument.mutateAsync(id);
    await onChanged();
  }

  return { uploads: { ...uploads, retry }, send, remove, download: (id: number) => downloadDocument.mutateAsync(id) };
}

/** Refused because it is there: sent again after a lost answer, it is the same paper (D32). */
function isThere(failure: unknown): boolean {
  return failure instanceof CallRefused && failure.key === 'file_already_exists';
}
