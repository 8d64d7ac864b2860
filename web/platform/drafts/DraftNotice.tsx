import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { useTranslation } from '../words.ts';
import type { FormDraft } from './useFormDraft.ts';

/** Above a form: the draft was restored, or is offered because the stored data have changed since. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const isOutdated = draft.notice === 'outdated';

  async function discard() {
    const isSure = await confirm({
      title: t('shared.draft.discardTitle'),
      consequence: t('shared.draft.discardText'),
      confirmLabel: t('shared.draft.discard'),
      cancelLabel: t('shared.draft.keep'),
    });
    if (isSure) leaveNotice(draft.discard);
  }

  return (
    <>
      <Status>
        {draft.notice && (
          <Notice title={isOutdated ? t('shared.draft.outdatedTitle') : t('shared.draft.restoredTitle')}>
            <p>{isOutdated ? t('shared.draft.outdatedText') : t('shared.draft.restoredText')}</p>
            <Inline>
              {isOutdated && (
                <Button look="secondary" onClick={() => leaveNotice(draft.take)}>
                  {t('shared.draft.take')}
                </Button>
              )}
              <Button look="secondary" onClick={discard}>
                {t('shared.draft.discard')}
              </Button>
            </Inline>
          </Notice>
        )}
      </Status>
      {confirmDialog}
    </>
  );
}

/** Moves the focus first, because the pressed button disappears together with the notice. */
function leaveNotice(act: () => void): void {
  act();
  const heading = document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector<HTMLElement>('h1');
  heading?.focus();
}
