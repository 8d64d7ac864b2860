import { useState } from 'react';
import { type DeathDocuments, deathDocumentsContract } from '../../../../domain/deaths/deathDocuments.contract.ts';
import { type CaseDocumentKind, caseDocumentKinds } from '../../../../domain/deaths/documents.ts';
import { DocumentField } from '../../../documents/DocumentField.tsx';
import { upload } from '../../../platform/calls/upload.ts';
import { failureWords } from '../../../platform/forms/refusalWords.ts';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/actions/Dialog.tsx';
import { FileRow } from '../../../ui/fields/FileRow.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useKindWords } from './useKindWords.ts';

type UploadDocumentDialogProps = {
  caseId: number;
  send: (work: () => Promise<DeathDocuments>) => Promise<unknown>;
  tellDone: TellDone;
  onClose: () => void;
};
type Sending = { file: File; percent: number; controller: AbortController; failure?: unknown };

/** Says what a document is, and sends its file; a failed one can be sent again. */
export function UploadDocumentDialog({ caseId, send: sendChange, tellDone, onClose }: UploadDocumentDialogProps) {
  const { t } = useTranslation();
  const kindWords = useKindWords();
  const [kind, setKind] = useState<CaseDocumentKind>('passport');
  const [sending, setSending] = useState<Sending>();

  async function send(file: File) {
    const controller = new AbortController();
    const begun = { file, percent: 0, controller };
    setSending(begun);
    try {
      await sendChange(() =>
        upload(deathDocumentsContract.uploadDeathDocument, {
          input: { id: caseId },
          file,
          fields: { kind },
          onProgress: (percent) => setSending({ ...begun, percent }),
          signal: controller.signal,
        }),
      );
      tellDone((say) => say('officeDeathDocuments.uploaded'));
      onClose();
    } catch (failure) {
      setSending(controller.signal.aborted ? undefined : { ...begun, failure });
    }
  }

  function close() {
    sending?.controller.abort();
    onClose();
  }

  return (
    <Dialog
      title={t('officeDeathDocuments.uploadTitle')}
      onClose={close}
      footer={
        <Button look="secondary" onClick={close}>
          {t('shared.action.close')}
        </Button>
      }
    >
      <Stack>
        <SelectField
          label={t('officeDeathDocuments.kind')}
          value={kind}
          onChange={(value) => setKind(value as CaseDocumentKind)}
          choices={caseDocumentKinds.map((each) => ({ value: each, label: kindWords(each) }))}
        />
        {(!sending || sending.failure !== undefined) && (
          <DocumentField label={t('officeDeathDocuments.file')} documentName={kindWords(kind)} onPick={send} />
        )}
        {sending && <SendingFile sending={sending} onRetry={() => send(sending.file)} />}
      </Stack>
    </Dialog>
  );
}

function SendingFile({ sending, onRetry }: { sending: Sending; onRetry: () => Promise<void> }) {
  const { t } = useTranslation();
  const { file, percent, controller, failure } = sending;
  return (
    <FileRow
      name={file.name}
      spokenName={file.name}
      {...(failure === undefined
        ? { progress: { percent, label: t('documents.uploading') }, onCancel: () => controller.abort() }
        : { error: failureWords(failure), onRetry })}
    />
  );
}
