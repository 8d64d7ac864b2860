import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { failureWords } from '../platform/forms/refusalWords.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { useConfirm } from '../ui/actions/useConfirm.tsx';
import { FileRow } from '../ui/fields/FileRow.tsx';
import { Stack } from '../ui/frame/Layout.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { fileSize } from './fileSize.ts';
import type { PendingUpload } from './pendingUploads.ts';
import type { useUploads } from './useUploads.ts';

export type DocumentGroupProps = {
  documents: MemberDocument[];
  pending: PendingUpload[];
  uploads: ReturnType<typeof useUploads>;
  onDownload: (id: number) => Promise<unknown>;
  /** Absent if nothing may be changed any more. */
  onDelete?: ((id: number) => Promise<unknown>) | undefined;
  showsType?: boolean;
  /** Asks for the last day of a document; absent if these documents do not expire, or nothing may be changed any more. */
  onValidity?: ((document: MemberDocument) => unknown) | undefined;
};

/** The documents of one kind: uploaded ones and those being uploaded. */
export function DocumentGroup(props: DocumentGroupProps) {
  const { documents, pending, uploads, onDownload, onDelete, onValidity, showsType } = props;
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  if (documents.length + pending.length === 0) return null;

  async function remove({ id, name }: MemberDocument) {
    const isSure = await confirm({
      title: t('documents.deleteTitle', { name }),
      consequence: t('documents.deleteConsequence'),
      confirmLabel: t('documents.deleteConfirm'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (isSure) await onDelete?.(id);
  }

  return (
    <Stack gap={3}>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          onDownload={() => onDownload(document.id)}
          onDelete={onDelete && (() => remove(document))}
          onValidity={onValidity && (() => onValidity(document))}
          {...(showsType ? { showsType } : {})}
        />
      ))}
      {pending.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => uploads.retry(upload)}
          onCancel={() => uploads.cancel(upload)}
        />
      ))}
      {confirmDialog}
    </Stack>
  );
}

type UploadRowProps = { upload: PendingUpload; onRetry: () => Promise<unknown>; onCancel: () => void };

const heldWords = { submission: 'documents.held', last_day: 'documents.heldForLastDay' } as const;

/** A document that is being uploaded, whose upload failed, or that is held back. */
function UploadRow({ upload: { name, file, percent, failure, held }, onRetry, onCancel }: UploadRowProps) {
  const { t } = useTranslation();
  return (
    <FileRow
      name={name}
      spokenName={name}
      size={fileSize(file.size, currentLanguage())}
      {...(failure || held
        ? { error: held ? t(heldWords[held]) : `${t('documents.interrupted')} ${failureWords(failure)}`, onRetry }
        : { progress: { percent, label: t('documents.uploading') } })}
      onCancel={onCancel}
    />
  );
}
