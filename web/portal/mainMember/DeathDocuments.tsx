import type { MemberDocument } from '../../../domain/documents/documents.contract.ts';
import { type DocumentType, documentTypesOf } from '../../../domain/documents/documentTypes.ts';
import { DocumentField } from '../../documents/DocumentField.tsx';
import { DocumentGroup } from '../../documents/DocumentGroup.tsx';
import { pickedDocument } from '../../documents/useUploads.ts';
import { useMemberDocuments } from '../../members/useMemberDocuments.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Stay } from '../../ui/Stay.tsx';

const types = documentTypesOf('death');

export type DeathDocumentsProps = {
  documents: MemberDocument[];
  memberId: number;
  /** Refreshes what depends on the documents. */
  onChanged: () => Promise<unknown>;
};

/** The documents for the case of a death, one place for each kind (spec §2). */
export function DeathDocuments({ documents, memberId, onChanged }: DeathDocumentsProps) {
  const { t } = useTranslation();
  const { uploads, send, remove, download } = useMemberDocuments(types, { memberId, onChanged });
  const { word } = useStoredWords();

  function kind(type: DocumentType) {
    return (
      <Stack gap={3} key={type}>
        <DocumentField
          label={word('documentType', type)}
          optional
          onPick={(file) => send(pickedDocument(type, file))}
        />
        <DocumentGroup
          documents={documents.filter((document) => document.type === type)}
          sendings={uploads.sendings.filter((sending) => sending.type === type)}
          uploads={uploads}
          onDownload={download}
          onDelete={remove}
        />
      </Stack>
    );
  }

  return (
    <Card layout="beside" title={t('burial.papers.title')} intro={t('burial.papers.intro')}>
      <Stay>
        <Stack gap={6}>
          {types.map(kind)}
          <div className="visually-hidden" role="status">
            {uploads.arrived && t('documents.uploaded', { name: uploads.arrived })}
          </div>
        </Stack>
      </Stay>
    </Card>
  );
}
