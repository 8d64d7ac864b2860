import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { documentTypes, documentTypesOf, isForDeath } from '../../domain/documents/documentTypes.ts';
import { needsResidencePermit } from '../../domain/reference/countries.ts';
import { DocumentGroup } from '../documents/DocumentGroup.tsx';
import { useTranslation } from '../platform/words.ts';
import { Card } from '../ui/content/Card.tsx';
import { Stack } from '../ui/frame/Layout.tsx';
import { KeepFocus } from '../ui/KeepFocus.tsx';
import { MandatoryDocument } from './MandatoryDocument.tsx';
import { OtherDocument } from './OtherDocument.tsx';
import { type DocumentsOptions, useMemberDocuments } from './useMemberDocuments.ts';

/** Documents for the case of a death have a place of their own. */
const types = documentTypes.filter((type) => !isForDeath(type));

export type MemberDocumentsProps = {
  documents: MemberDocument[];
  citizenshipId: number | null;
  /** Whether they are the reader's own, and not a family member's. */
  isSelf: boolean;
  mayChange: boolean;
  options: DocumentsOptions;
};

/** Passport, residence permit and other documents of a person (spec §2), each with its state and an upload field. */
export function MemberDocuments({ documents, citizenshipId, isSelf, mayChange, options }: MemberDocumentsProps) {
  const { t } = useTranslation();
  const { uploads, send, remove, download, setValidity } = useMemberDocuments(types, options);
  const others = documentTypesOf('general');
  const group = { uploads, onDownload: download, onDelete: mayChange ? remove : undefined };
  return (
    <Card layout="beside" title={t('documents.title')} intro={mayChange && t('documents.intro')}>
      <KeepFocus>
        <Stack gap={6}>
          <MandatoryDocument
            type="passport"
            isNeeded={isSelf}
            hint={t('documents.passportHint')}
            group={{ ...group, ...ofTypes(['passport']) }}
            onPick={mayChange ? send : undefined}
            onValidity={mayChange ? setValidity : undefined}
          />
          <MandatoryDocument
            type="residence_permit"
            isNeeded={isSelf}
            hint={t('documents.residencePermitHint')}
            notNeeded={needsResidencePermit(citizenshipId) ? undefined : t('documents.permitNotNeeded')}
            group={{ ...group, ...ofTypes(['residence_permit']) }}
            onPick={mayChange ? send : undefined}
            onValidity={mayChange ? setValidity : undefined}
          />
          {(mayChange || documents.some(({ type }) => others.includes(type))) && (
            <Stack gap={3}>
              <h3>{t('documents.others')}</h3>
              <DocumentGroup {...group} {...ofTypes(others)} showsType />
              {mayChange && <OtherDocument onPick={send} />}
            </Stack>
          )}
          <div className="visually-hidden" role="status">
            {uploads.lastUploaded && t('documents.uploaded', { name: uploads.lastUploaded })}
          </div>
        </Stack>
      </KeepFocus>
    </Card>
  );

  function ofTypes(wanted: readonly string[]) {
    return {
      documents: documents.filter((document) => wanted.includes(document.type)),
      pending: uploads.pending.filter((upload) => wanted.includes(upload.type)),
    };
  }
}
