import { IconCamera, IconCrop, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FilePick } from '../../ui/fields/FilePick.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { CutBox } from './CutBox.tsx';
import { PageCanvas } from './PageCanvas.tsx';
import css from './Photo.module.css';
import { type PageEdit, turned } from './pageEdit.ts';
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
  const [isCutting, setCutting] = useState(false);
  const heading = useId();
  const { photo, edit } = page;
  const label = t('documents.photo.shown', { number });
  const name = t('documents.photo.page', { number });
  const spoken = <span className="visually-hidden">: {name}</span>;
  return (
    <section className={css.page} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className={css.frame}>
        {isCutting ? (
          <CutBox photo={photo} edit={edit} label={label} onCut={(cut) => onEdit({ ...edit, cut })} />
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
        <Button look="secondary" onClick={() => onEdit(turned(edit))}>
          <IconRotateClockwise aria-hidden="true" />
          {t('documents.photo.turn')}
          {spoken}
        </Button>
        <Button look="secondary" aria-expanded={isCutting} onClick={() => setCutting(!isCutting)}>
          <IconCrop aria-hidden="true" />
          {isCutting ? t('documents.photo.cutDone') : t('documents.photo.cut')}
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
