import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { type Picked, useUploads } from '../documents/useUploads.ts';
import { useDeleteDocument, useDownloadDocument, useUploadDocument } from './membersApi.ts';

export type PapersOptions = {
  memberId: number;
  /** Asked before a paper leaves; it is told what else is on its way. `false` keeps the paper here. */
  mayLeave: (picked: Picked, onTheWay: DocumentType[]) => Promise<boolean>;
  /** What a change of the papers changes elsewhere. */
  onChanged: () => Promise<unknown>;
};

/** Sending, deleting and fetching the papers of a person. */
export function useMemberPapers({ memberId, mayLeave, onChanged }: PapersOptions) {
  const sendDocument = useUploadDocument();
  const deleteDocument = useDeleteDocument();
  const downloadDocument = useDownloadDocument();
  const uploads = useUploads(async (picked, travel) => {
    await sendDocument.mutateAsync({ memberId, ...picked, ...travel });
    await onChanged();
  });

  async function send(picked: Picked) {
    const onTheWay = uploads.sendings.filter((sending) => !sending.error).map((sending) => sending.type);
    if (await mayLeave(picked, onTheWay)) await uploads.start(picked);
  }

  async function remove(id: number) {
    await deleteDocument.mutateAsync(id);
    await onChanged();
  }

  return { uploads, send, remove, download: (id: number) => downloadDocument.mutateAsync(id) };
}
