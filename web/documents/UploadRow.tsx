import { failureWords } from '../platform/forms/refusalWords.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { FileRow } from '../ui/fields/FileRow.tsx';
import { fileSize } from './fileSize.ts';
import type { PendingUpload } from './pendingUploads.ts';

export type UploadRowProps = { upload: PendingUpload; onRetry: () => Promise<unknown>; onCancel: () => void };

const heldWords = { submission: 'documents.held', last_day: 'documents.heldForLastDay' } as const;

/** A document that is being uploaded, whose upload failed, or that is held back. */
export function UploadRow({ upload: { name, file, percent, failure, held }, onRetry, onCancel }: UploadRowProps) {
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
