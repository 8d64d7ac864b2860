import { useState } from 'react';
import { fieldWords } from '../platform/forms/refusalWords.ts';
import { useTranslation } from '../platform/words.ts';
import type { FileSource } from '../ui/fields/FileField.tsx';
import { type FileProblem, fileProblem, isPicture } from './fileProblem.ts';
import { decodePhoto } from './photo/decodePhoto.ts';

/** Photos that are shown before they are sent. */
type Photos = { files: readonly File[]; from: FileSource };

/**
 * Decides what happens to picked files: photos of a phone, and several at once, are shown first; other files are sent
 * at once, or refused with a reason.
 */
export function useDocumentPick(onPick: (file: File) => unknown) {
  const { t } = useTranslation();
  const [words, setWords] = useState<string>();
  const [photos, setPhotos] = useState<Photos>();

  async function look(files: readonly File[], from: FileSource) {
    setWords(undefined);
    const [file] = files;
    if (!file) return;
    const areShown = files.length > 1 || from === 'camera' || isTouched();
    const canBeOpened = (await Promise.all(files.map(isPhoto))).every(Boolean);
    if (canBeOpened && (areShown || !(await isPicture(file)))) setPhotos({ files, from });
    else if (files.length > 1) setWords(t('documents.photo.several'));
    else await sendAsItIs(file);
  }

  async function sendAsItIs(file: File) {
    setPhotos(undefined);
    const problem = await fileProblem(file);
    if (problem)
      setWords(
        isOtherPicture(file, problem)
          ? `${fieldWords(problem)} ${t('documents.photo.screenshot')}`
          : fieldWords(problem),
      );
    else await onPick(file);
  }

  return {
    words,
    photos,
    look,
    onNoPhoto: () => setWords(t('documents.photo.none')),
    close: () => setPhotos(undefined),
    send: (file: File) => {
      setPhotos(undefined);
      onPick(file);
    },
    /** A device without memory for a photo can still send it. */
    sendUnopened: async () => {
      for (const file of photos?.files ?? []) await sendAsItIs(file);
    },
  };
}

/** Whether it is a photo: of a kind that the server accepts, or of another that this browser can open (WebP, AVIF, HEIC). */
async function isPhoto(file: File): Promise<boolean> {
  if (await isPicture(file)) return true;
  const problem = await fileProblem(file);
  const isOfOtherKind = problem === 'file_is_heic' || problem === 'incorrect_file_type';
  return isOfOtherKind && (await decodePhoto(file)) !== undefined;
}

/** A picture that this browser cannot open; the sentence about HEIC already says what to do. */
function isOtherPicture({ type }: File, problem: FileProblem): boolean {
  return problem === 'incorrect_file_type' && type.startsWith('image/');
}

function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
