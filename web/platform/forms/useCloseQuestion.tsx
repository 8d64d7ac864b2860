import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { useLeaveGuard } from '../drafts/useLeaveGuard.tsx';
import { useTranslation } from '../words.ts';

type Closing = {
  /** Whether something typed would be lost, at the moment of closing. */
  isAtRisk: () => boolean;
  onClose: () => void;
  /** Runs if the reader leaves the screen nevertheless. */
  onGivenUp?: () => void;
};

/** Asks before a dialog closes, or its screen is left, with something typed. Render `question` inside or beside the dialog. */
export function useCloseQuestion({ isAtRisk, onClose, onGivenUp }: Closing) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const leaveQuestion = useLeaveGuard(isAtRisk, onGivenUp);

  async function closeIfSure() {
    const question = {
      title: t('shared.draft.discardTitle'),
      consequence: t('shared.draft.closeText'),
      confirmLabel: t('shared.draft.discard'),
      cancelLabel: t('shared.draft.keep'),
    };
    if (!isAtRisk() || (await confirm(question))) onClose();
  }

  const question = (
    <>
      {leaveQuestion}
      {confirmDialog}
    </>
  );
  return { closeIfSure, question };
}
