import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { type DocumentType, documentTypesOf } from '../../domain/documents/documentTypes.ts';
import { documentsAtADeath, type FactsAtADeath } from '../../domain/documents/neededAtADeath.ts';
import { documentPlace } from '../../domain/members/personPath.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import { DocumentGroup } from '../documents/DocumentGroup.tsx';
import { pickedDocument } from '../documents/useUploads.ts';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Card } from '../ui/content/Card.tsx';
import { Stack } from '../ui/frame/Layout.tsx';
import { KeepFocus } from '../ui/KeepFocus.tsx';
import { AlsoAtADeath, NeedLine } from './NeedAtADeath.tsx';
import { useMemberDocuments } from './useMemberDocuments.ts';

const types = documentTypesOf('death');

export type DeathDocumentsProps = {
  person: FactsAtADeath & { id: number; documents: MemberDocument[] };
  /** Whether they are the reader's own, and not a family member's. */
  isSelf: boolean;
  /** Refreshes what depends on the documents. */
  onChanged: () => Promise<unknown>;
};

/** The documents for the case of a death, one place for each kind (spec §2), and which of them this person needs. */
export function DeathDocuments({ person, isSelf, onChanged }: DeathDocumentsProps) {
  const { t } = useTranslation();
  const { uploads, send, remove, download } = useMemberDocuments(types, { memberId: person.id, onChanged });
  const { word } = useStoredWords();
  const { documents } = person;
  const asked = documentsAtADeath(person, documents);

  function kind(type: DocumentType) {
    const found = asked.find((each) => each.type === type);
    return (
      <Stack gap={3} key={type}>
        <DocumentField
          id={documentPlace(type)}
          label={word('documentType', type)}
          hint={found && <NeedLine asked={found} isSelf={isSelf} />}
          optional="said"
          onPick={(file) => send(pickedDocument(type, file))}
        />
        <DocumentGroup
          documents={documents.filter((document) => document.type === type)}
          pending={uploads.pending.filter((upload) => upload.type === type)}
          uploads={uploads}
          onDownload={download}
          onDelete={remove}
        />
      </Stack>
    );
  }

  return (
    <Card
      layout="beside"
      title={t('burial.documents.title')}
      intro={
        <Stack gap={3}>
          <p>{isSelf ? t('burial.documents.intro') : t('burial.documents.introOther')}</p>
          <p>{t('burial.documents.foreign')}</p>
        </Stack>
      }
    >
      <KeepFocus>
        <Stack gap={6}>
          {types.map(kind)}
          <AlsoAtADeath asked={asked} />
          <div className="visually-hidden" role="status">
            {uploads.lastUploaded && t('documents.uploaded', { name: uploads.lastUploaded })}
          </div>
        </Stack>
      </KeepFocus>
    </Card>
  );
}
