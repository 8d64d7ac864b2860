import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { FileRow, type FileRowProps } from '../ui/fields/FileRow.tsx';
import { fileSize } from './fileSize.ts';
import { useRunOutWords, useValidityWords } from './useValidityWords.ts';

export type DocumentRowProps = {
  document: MemberDocument;
  onDownload: () => Promise<unknown>;
  /** Absent if it may not be deleted: the office has verified it, or nothing may be changed any more. */
  onDelete?: (() => unknown) | undefined;
  /** In a list of several kinds, each row names its kind. */
  showsType?: boolean;
  /** Absent if the document does not expire, or nothing may be changed any more. */
  onValidity?: (() => unknown) | undefined;
};

/** An uploaded document: name, size, and the office's verdict. */
export function DocumentRow(props: DocumentRowProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const validityWords = useValidityWords();
  const { document, onDownload, onDelete, onValidity, showsType = false } = props;
  const { name, type, size_bytes, verified_at, valid_until } = document;
  const details = [
    showsType && word('documentType', type),
    fileSize(size_bytes, currentLanguage()),
    validityWords(valid_until),
  ];
  const validityLabel = t(valid_until ? 'documents.changeValidity' : 'documents.addValidity');
  return (
    <FileRow
      name={name}
      spokenName={name}
      size={details.filter(Boolean).join(' · ')}
      status={useStatus(document)}
      more={onValidity ? [{ label: validityLabel, act: onValidity }] : []}
      download={{ label: t('documents.download'), act: onDownload }}
      {...(document.refused_reason ? { error: t('documents.reason', { reason: document.refused_reason }) } : {})}
      {...(onDelete && !verified_at ? { onRemove: onDelete } : {})}
    />
  );
}

function useStatus({ verified_at, refused_at, valid_until }: MemberDocument): NonNullable<FileRowProps['status']> {
  const { t } = useTranslation();
  const runOut = useRunOutWords()(valid_until);
  if (refused_at) return { tone: 'red', words: t('documents.status.again') };
  if (runOut) return { tone: 'orange', words: runOut };
  if (verified_at) return { tone: 'green', words: t('documents.status.verified') };
  return { tone: 'blue', words: t('documents.status.checking') };
}
