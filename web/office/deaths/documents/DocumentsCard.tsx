import { useState } from 'react';
import { type CaseDocument, deathDocumentsContract } from '../../../../domain/deaths/deathDocuments.contract.ts';
import type { OriginalMove } from '../../../../domain/deaths/documents.ts';
import { useCall, useSaveFile } from '../../../platform/calls/useCall.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { useListChanges } from '../../calls/caseChanges.ts';
import { type Look, useLookAt } from '../../calls/lookAt.ts';
import { useAsk } from '../../frame/useAsk.tsx';
import { DocumentDialog } from '../../viewer/DocumentDialog.tsx';
import type { CaseCardProps } from '../caseCardProps.ts';
import { CaseDocumentRow } from './CaseDocumentRow.tsx';
import { MoveOriginalDialog } from './MoveOriginalDialog.tsx';
import { ReceiveOriginalDialog } from './ReceiveOriginalDialog.tsx';
import { UploadDocumentDialog } from './UploadDocumentDialog.tsx';
import { useKindWords } from './useKindWords.ts';

type Open =
  | { what: 'upload' | 'receive' }
  | { what: 'look'; document: CaseDocument; look: Look }
  | { what: 'move'; document: CaseDocument; moved: OriginalMove };

/** Documents that came for the case, and where each original is. */
export function DocumentsCard({ deathCase: { id } }: CaseCardProps) {
  const { t } = useTranslation();
  const data = useCall(deathDocumentsContract.listDeathDocuments, { id });
  const { revision } = data;
  const { change, send } = useListChanges(deathDocumentsContract.listDeathDocuments, { id, revision });
  const lookAt = useLookAt(deathDocumentsContract.lookAtDeathDocument);
  const save = useSaveFile(deathDocumentsContract.openDeathDocument);
  const kindWords = useKindWords();
  const { tellDone, done } = useDone();
  const { ask, question } = useAsk(tellDone);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  async function remove({ id: document, kind }: CaseDocument) {
    await ask({
      title: t('officeDeathDocuments.removeTitle', { name: kindWords(kind) }),
      consequence: t('officeDeathDocuments.removeWords'),
      yes: t('officeDeathDocuments.remove'),
      act: () => change(deathDocumentsContract.removeDeathDocument, { id: document }),
      told: (say) => say('officeDeathDocuments.removed'),
    });
  }

  return (
    <Card title={t('officeDeathDocuments.title')} intro={t('officeDeathDocuments.intro')}>
      {done}
      {data.documents.length === 0 && <p>{t('officeDeathDocuments.none')}</p>}
      <Stack gap={3}>
        {data.documents.map((document) => (
          <CaseDocumentRow
            key={document.id}
            document={document}
            mayChange={data.may_change}
            mayMove={data.may_move}
            onLook={async () => setOpen({ what: 'look', document, look: await lookAt.mutateAsync(document.id) })}
            onMove={(moved) => setOpen({ what: 'move', document, moved })}
            onUndo={async () => {
              await change(deathDocumentsContract.undoDeathOriginal, { id: document.id });
              tellDone((say) => say('officeDeathDocuments.undone'));
            }}
            onRemove={() => remove(document)}
          />
        ))}
      </Stack>
      {data.may_change && (
        <Inline>
          <Button look="secondary" onClick={() => setOpen({ what: 'upload' })}>
            {t('officeDeathDocuments.upload')}
          </Button>
          <Button look="secondary" onClick={() => setOpen({ what: 'receive' })}>
            {t('officeDeathDocuments.receive')}
          </Button>
        </Inline>
      )}
      {open?.what === 'upload' && <UploadDocumentDialog {...{ caseId: id, send, tellDone }} onClose={close} />}
      {open?.what === 'receive' && <ReceiveOriginalDialog {...{ caseId: id, change, tellDone }} onClose={close} />}
      {open?.what === 'move' && (
        <MoveOriginalDialog {...{ document: open.document, moved: open.moved, change, tellDone }} onClose={close} />
      )}
      {open?.what === 'look' && (
        <DocumentDialog
          title={kindWords(open.document.kind)}
          look={open.look}
          facts={[]}
          onDownload={() => save.mutateAsync({ id: open.document.id })}
          onClose={close}
        />
      )}
      {question}
    </Card>
  );
}
