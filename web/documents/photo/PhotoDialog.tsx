import { useRef, useState } from 'react';
import { mediaTypes } from '../../../domain/documents/fileKind.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { finishPages } from './finishPages.ts';
import css from './Photo.module.css';
import { PhotoPage } from './PhotoPage.tsx';
import { MAX_PAGES, type Page, usePages } from './usePages.ts';

export type PhotoDialogProps = {
  photos: readonly File[];
  /** The name of the file that is made. */
  fileName: string;
  onSend: (file: File) => void;
  /** None of the photos can be opened on this device. */
  onNoneOpened: () => void;
  onClose: () => void;
};

const PHOTOS = [mediaTypes.jpeg, mediaTypes.png].join(',');

/** Shows photos before they are sent: they can be turned, cut and taken again, and the back side can be added. */
export function PhotoDialog({ photos, fileName, onSend, onNoneOpened, onClose }: PhotoDialogProps) {
  const { t } = useTranslation();
  const { pages, isOpening, problem, add, edit, remove } = usePages(photos, onNoneOpened);
  const list = useRef<HTMLDivElement>(null);
  const [isLost, setLost] = useState(false);
  const [isSending, setSending] = useState(false);
  const { confirm, confirmDialog } = useConfirm();
  const leaveQuestion = useLeaveGuard(() => true);

  async function send() {
    setLost(false);
    setSending(true);
    const file = await finishPages(pages, fileName).catch(() => undefined);
    setSending(false);
    if (file) onSend(file);
    else setLost(true);
  }

  function takeOut(page: Page) {
    remove(page);
    // the pressed button is gone
    list.current?.focus();
  }

  async function closeIfSure() {
    const question = {
      title: t('documents.photo.discardTitle'),
      consequence: t('documents.photo.discardConsequence'),
      confirmLabel: t('documents.photo.discard'),
      cancelLabel: t('documents.photo.keep'),
    };
    if (pages.length === 0 || (await confirm(question))) onClose();
  }

  return (
    <>
      <Dialog
        title={t('documents.photo.title')}
        onClose={closeIfSure}
        locked={isSending}
        footer={
          <>
            <Button onClick={send} resting={isOpening || pages.length === 0}>
              {t('documents.photo.send', { count: pages.length })}
            </Button>
            <Button look="secondary" resting={isSending} onClick={closeIfSure}>
              {t('shared.action.cancel')}
            </Button>
          </>
        }
      >
        <div ref={list} tabIndex={-1} className={css.pages}>
          {pages.map((page, index) => (
            <PhotoPage
              key={page.key}
              page={page}
              number={index + 1}
              onEdit={(next) => edit(page, next)}
              onReplace={(files) => add(files, page)}
              onRemove={pages.length > 1 ? () => takeOut(page) : undefined}
            />
          ))}
        </div>
        {isOpening && <Skeleton label={t('documents.photo.opening')} rows={2} />}
        <Status>
          {(problem || isLost) && (
            <Notice tone="warning">
              <p>{isLost ? t('documents.photo.notMade') : problem && t(`documents.photo.${problem}`)}</p>
            </Notice>
          )}
        </Status>
        {!isOpening && pages.length < MAX_PAGES && (
          <FileField
            label={t('documents.photo.another')}
            hint={t('documents.photo.anotherHint')}
            optional="said"
            accept={PHOTOS}
            multiple
            chooseLabel={t('documents.photo.choose')}
            cameraLabel={pages.length === 1 ? t('documents.photo.back') : t('documents.photo.more')}
            cameraAccept={mediaTypes.jpeg}
            onPick={(files) => add(files)}
          />
        )}
      </Dialog>
      {leaveQuestion}
      {confirmDialog}
    </>
  );
}
