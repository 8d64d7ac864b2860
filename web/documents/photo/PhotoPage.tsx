import { IconCamera, IconCrop, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FilePick } from '../../ui/fields/FilePick.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { CropBox } from './CropBox.tsx';
import { PageCanvas } from './PageCanvas.tsx';
import css from './Photo.module.css';
import { type PageEdit, rotated } from './pageEdit.ts';
import type { Page } from './usePages.ts';

export type PhotoPageProps = {
  page: Page;
  number: number;
  onEdit: (edit: PageEdit) => void;
  onReplace: (files: File[]) => unknown;
  /** Absent for the only page. */
  onRemove?: (() => void) | undefined;
};

/** One page: how it will look, what may be wrong with it, and what can be done about it. */
export function PhotoPage({ page, number, onEdit, onReplace, onRemove }: PhotoPageProps) {
  const { t } = useTranslation();
  const [isCropping, setCropping] = useState(false);
  const heading = useId();
  const { photo, edit } = page;
  const label = t('documents.photo.shown', { number });
  const name = t('documents.photo.page', { number });
  const spoken = <span className="visually-hidden">: {name}</span>;
  return (
    <section className={css.page} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className={css.frame}>
        {isCropping ? (
          <CropBox photo={photo} edit={edit} label={label} onCrop={(crop) => onEdit({ ...edit, crop })} />
        ) : (
          <PageCanvas photo={photo} edit={edit} label={label} />
        )}
      </div>
      <Status>
        {photo.advice && (
          <Notice tone="warning">
            <p>{t(`documents.photo.${photo.advice}`)}</p>
          </Notice>
        )}
      </Status>
      <Inline gap={2}>
        <Button look="secondary" onClick={() => onEdit(rotated(edit))}>
          <IconRotateClockwise aria-hidden="true" />
          {t('documents.photo.turn')}
          {spoken}
        </Button>
        <Button look="secondary" aria-expanded={isCropping} onClick={() => setCropping(!isCropping)}>
          <IconCrop aria-hidden="true" />
          {isCropping ? t('documents.photo.cutDone') : t('documents.photo.cut')}
          {spoken}
        </Button>
        <FilePick
          icon={<IconCamera aria-hidden="true" />}
          look="quiet"
          accept={mediaTypes.jpeg}
          capture="environment"
          aria-label={`${t('documents.photo.again')}: ${name}`}
          onPick={onReplace}
        >
          {t('documents.photo.again')}
        </FilePick>
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            <IconTrash aria-hidden="true" />
            {t('documents.photo.remove')}
            {spoken}
          </Button>
        )}
      </Inline>
    </section>
  );
}
