import type { MemberDocument } from '../../../../domain/documents/documents.contract.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { fileSize } from '../../../documents/fileSize.ts';
import { useValidityWords } from '../../../documents/useValidityWords.ts';
import { dayOf } from '../../../platform/today.ts';
import { currentLanguage, useTranslation } from '../../../platform/words.ts';
import { useStoredWords } from '../../../reference/useStoredWords.ts';
import { FileRow, type FileRowProps } from '../../../ui/fields/FileRow.tsx';
import type { DocumentReview } from './useDocumentReview.tsx';

export type ReviewedDocumentRowProps = {
  document: MemberDocument;
  review: DocumentReview;
};

/** A document with its verdict and the possible actions. */
export function ReviewedDocumentRow({ document, review }: ReviewedDocumentRowProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const validityWords = useValidityWords();
  const { name, type, size_bytes, created_at, verified_at, refused_at, refused_reason, valid_until } = document;
  const kind = word('documentType', type);
  const decided = verified_at
    ? t('officeHousehold.document.verifiedAt', { date: toWireDay(dayOf(verified_at)) })
    : t('officeHousehold.document.sentAt', { date: toWireDay(dayOf(created_at)) });
  const details = [name, fileSize(size_bytes, currentLanguage()), decided, validityWords(valid_until)];
  return (
    <FileRow
      name={kind}
      spokenName={review.nameOf(document)}
      size={details.filter(Boolean).join(' · ')}
      status={useStatus(document)}
      download={{ label: t('officeHousehold.document.show'), act: () => review.show(document) }}
      more={[
        ...(verified_at
          ? []
          : [
              {
                label: t('officeHousehold.document.verify'),
                look: 'secondary' as const,
                act: () => review.verify(document),
              },
            ]),
        ...(refused_at ? [] : [{ label: t('officeHousehold.document.refuse'), act: () => review.refuse(document) }]),
      ]}
      {...(refused_reason ? { error: t('officeHousehold.document.reason', { reason: refused_reason }) } : {})}
    />
  );
}

function useStatus({ verified_at, refused_at }: MemberDocument): NonNullable<FileRowProps['status']> {
  const { t } = useTranslation();
  if (refused_at) return { tone: 'red', words: t('officeHousehold.document.refused') };
  if (verified_at) return { tone: 'green', words: t('officeHousehold.document.verified') };
  return { tone: 'orange', words: t('officeHousehold.document.toCheck') };
}
