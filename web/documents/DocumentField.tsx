import type { ReactNode } from 'react';
import { nameFromFile } from '../../domain/documents/documentName.ts';
import { mediaTypes } from '../../domain/documents/fileKind.ts';
import { lazyPart, Part } from '../platform/start/Part.tsx';
import { useTranslation } from '../platform/words.ts';
import { FileField } from '../ui/fields/FileField.tsx';
import { ACCEPTED } from './fileProblem.ts';
import { useDocumentPick } from './useDocumentPick.ts';

const photoDialog = lazyPart(async () => (await import('./photo/PhotoDialog.tsx')).PhotoDialog);

export type DocumentFieldProps = {
  /** The id that the list of gaps links to. */
  id?: string;
  label: string;
  /** What the document is, for the name of a photo; by default the label says it. */
  documentName?: string;
  hint?: ReactNode;
  optional?: boolean | 'said';
  labelHidden?: boolean;
  onPick: (file: File) => unknown;
};

/** Picks a photo or a PDF, and says at once if the file cannot be accepted (spec §5). */
export function DocumentField(props: DocumentFieldProps) {
  const { id, label, documentName = label, hint, optional, labelHidden = false, onPick } = props;
  const { t } = useTranslation();
  const { words, photos, look, onNoPhoto, send, sendUnopened, close } = useDocumentPick(onPick);
  return (
    <>
      <FileField
        id={id}
        label={label}
        hint={hint}
        optional={optional}
        labelHidden={labelHidden}
        accept={ACCEPTED}
        multiple
        chooseLabel={t('documents.choose')}
        cameraLabel={t('documents.camera')}
        cameraAccept={mediaTypes.jpeg}
        error={words && <span role="alert">{words}</span>}
        onPick={look}
        onNoPhoto={onNoPhoto}
      />
      {photos && (
        <Part of={photoDialog} rows={2}>
          {(PhotoDialog) => (
            <PhotoDialog
              photos={photos.files}
              fileName={nameOf(photos)}
              onSend={send}
              onNoneOpened={sendUnopened}
              onClose={close}
            />
          )}
        </Part>
      )}
    </>
  );

  /** A phone names its photos after the time; a picture that somebody has named keeps its name. */
  function nameOf({ files, from }: NonNullable<typeof photos>): string {
    const [first] = files;
    const named = from === 'files' && files.length === 1 && first ? withoutExtension(nameFromFile(first.name)) : '';
    return named || documentName;
  }
}

function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
