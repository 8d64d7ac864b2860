import { useState } from 'react';
import { type DeathDocuments, deathDocumentsContract } from '../../../../domain/deaths/deathDocuments.contract.ts';
import { documentReviewContract } from '../../../../domain/documents/review.contract.ts';
import { useCall, useSaveFile } from '../../../platform/calls/useCall.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { CheckList } from '../../../ui/content/CheckList.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';

import { type Look, useLookAt } from '../../calls/lookAt.ts';
import { DocumentDialog } from '../../viewer/DocumentDialog.tsx';
import type { CaseCardProps } from '../caseCardProps.ts';
import { useKindWords } from './useKindWords.ts';

type OfMember = DeathDocuments['of_member'][number];

/** What the registry office asks for, what of it is there, and what the deceased had uploaded as a member. */
export function NeededCard({ deathCase: { id } }: CaseCardProps) {
  const { t } = useTranslation();
  const kindWords = useKindWords();
  const data = useCall(deathDocumentsContract.listDeathDocuments, { id });
  const asked = data.needed.filter(({ need }) => need !== 'not_needed');
  return (
    <Card title={t('officeDeathDocuments.needed')} intro={t('officeDeathDocuments.neededIntro')}>
      <CheckList
        items={asked.map(({ type, question, is_uploaded }) => ({
          key: type,
          text: kindWords(type),
          done: is_uploaded,
          state: is_uploaded
            ? t('officeDeathDocuments.copyHere')
            : question
              ? t(`officeDeathDocuments.open.${question}`)
              : t('officeDeathDocuments.missing'),
        }))}
      />
      {data.of_member.length > 0 && (
        <>
          <h3>{t('officeDeathDocuments.ofMember')}</h3>
          <OfMemberList documents={data.of_member} />
        </>
      )}
    </Card>
  );
}

/** Documents of the member, by the office's own look at them, which is recorded. */
function OfMemberList({ documents }: { documents: OfMember[] }) {
  const { t } = useTranslation();
  const lookAt = useLookAt(documentReviewContract.lookAtDocument);
  const save = useSaveFile(documentReviewContract.openDocument);
  const [open, setOpen] = useState<{ document: OfMember; look: Look }>();
  return (
    <>
      <Inline>
        {documents.map((document) => (
          <Button
            key={document.id}
            look="secondary"
            onClick={async () => setOpen({ document, look: await lookAt.mutateAsync(document.id) })}
          >
            {t('officeDeathDocuments.showNamed', { name: document.name })}
          </Button>
        ))}
      </Inline>
      {open && (
        <DocumentDialog
          title={open.document.name}
          look={open.look}
          facts={[]}
          onDownload={() => save.mutateAsync({ id: open.document.id })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
