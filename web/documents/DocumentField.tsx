import { type ReactNode, useState } from 'react';
import { mediaTypes } from '../../domain/documents/fileKind.ts';
import { fieldWords } from '../platform/forms/refusalWords.ts';
import { useTranslation } from '../platform/words.ts';
import { FileField } from '../ui/fields/FileField.tsx';
import { ACCEPTED, type FileProblem, fileProblem } from './fileProblem.ts';

export type DocumentFieldProps = {
  /** The id that the list of gaps links to. */
  id?: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean | 'said';
  labelHidden?: boolean;
  onPick: (file: File) => unknown;
};

/** Picks a photo or a PDF, and says at once if the file cannot be accepted (spec §5). */
export function DocumentField({ id, label, hint, optional, labelHidden = false, onPick }: DocumentFieldProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<FileProblem>();

  async function look(file: File) {
    const found = await fileProblem(file);
    setProblem(found);
    if (!found) onPick(file);
  }

  return (
    <FileField
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      labelHidden={labelHidden}
      accept={ACCEPTED}
      chooseLabel={t('documents.choose')}
      cameraLabel={t('documents.camera')}
      cameraAccept={mediaTypes.jpeg}
      error={problem && <span role="alert">{fieldWords(problem)}</span>}
      onPick={look}
    />
  );
}
