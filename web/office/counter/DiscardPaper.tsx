import { paperContract } from '../../../domain/application/paper.contract.ts';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { APPLICATIONS } from '../frame/officePaths.ts';
import { useAsk } from '../frame/useAsk.tsx';

/** Throws an application away that was begun by mistake, or is not wanted any more. */
export function DiscardPaper({ file }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const discard = useSend(paperContract.discardApplication, [officeContract.getToDo]);
  const { ask, question } = useAsk();
  const { id, name } = file.household;
  if (file.paper_application?.submitted_at) return null;

  async function throwAway() {
    const isDone = await ask({
      title: t('officePaper.discard.title', { name }),
      consequence: t('officePaper.discard.words'),
      yes: t('officePaper.discard.yes'),
      look: 'danger',
      act: () => discard.mutateAsync({ id: String(id), seen: file.last_decision }),
    });
    if (isDone) navigate(APPLICATIONS, { replace: true });
  }

  return (
    <div>
      <Button look="quiet" onClick={throwAway}>
        {t('officePaper.discard.action')}
      </Button>
      {question}
    </div>
  );
}
