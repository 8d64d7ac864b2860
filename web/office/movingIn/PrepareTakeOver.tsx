import { takeOversContract } from '../../../domain/movingIn/takeOvers.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { takeOverPath } from '../frame/officePaths.ts';

/** From a file that was read to its taking over. */
export function PrepareTakeOver({ file: { id } }: { file: { id: number } }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { take_over_id } = useCall(takeOversContract.findTakeOver, { id });
  const prepare = useDecision(takeOversContract.prepareTakeOver);

  async function read() {
    const takeOver = await prepare.mutateAsync({ id });
    navigate(takeOverPath(takeOver.id));
  }

  return (
    <Card title={t('takeOvers.prepareTitle')} intro={<p>{t('takeOvers.prepareLead')}</p>}>
      <Inline>
        {take_over_id !== null && <LinkButton to={takeOverPath(take_over_id)}>{t('takeOvers.goTo')}</LinkButton>}
        <Button look="secondary" busy={prepare.isPending} onClick={read}>
          {t(take_over_id === null ? 'takeOvers.prepare' : 'takeOvers.prepareAgain')}
        </Button>
      </Inline>
    </Card>
  );
}
