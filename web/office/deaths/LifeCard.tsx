import { useState } from 'react';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { useLifeSteps } from '../calls/deathLifeApi.ts';
import type { CaseCardProps } from './caseParts.ts';
import { LifeDialog, type LifeDialogName } from './LifeDialog.tsx';
import { hasPlan, lifeButtons } from './lifeButtons.ts';

/** The possible actions of a case: the next step first, then undoing. */
export function LifeCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const steps = useLifeSteps(deathCase);
  const { tellDone, done } = useDone();
  const { confirm, confirmDialog } = useConfirm();
  const [open, setOpen] = useState<LifeDialogName>();
  const { state, may_take_back } = deathCase;
  const { forward, apart } = lifeButtons(deathCase);

  async function ask(name: 'begin' | 'reopen') {
    const isSure = await confirm({
      title: t(`officeDeathLife.${name}.title`),
      consequence: t(`officeDeathLife.${name}.words`),
      confirmLabel: t(`officeDeathLife.${name}.confirm`),
      cancelLabel: t('shared.action.cancel'),
      look: 'primary',
    });
    if (!isSure) return;
    await steps[name]();
    tellDone((say) => say(`officeDeathLife.${name}.did`));
  }

  return (
    <Card title={t('officeDeathLife.title')} intro={t(`officeDeathLife.next.${state}`)}>
      {done}
      <Inline>
        {forward.map((name) => (
          <Button key={name} onClick={() => (name === 'begin' || name === 'reopen' ? ask(name) : setOpen(name))}>
            {t(`officeDeathLife.${name}.confirm`)}
          </Button>
        ))}
        {hasPlan(state) && (
          <Button look="secondary" onClick={() => setOpen('plan')}>
            {t('officeDeathLife.plan.title')}
          </Button>
        )}
      </Inline>
      <Inline>
        {apart.map((name) => (
          <Button key={name} look="quiet" onClick={() => setOpen(name)}>
            {t(`officeDeathLife.${name}.confirm`)}
          </Button>
        ))}
        {may_take_back && (
          <Button look="quiet" onClick={() => setOpen('takeBack')}>
            {t('officeDeathLife.takeBack.confirm')}
          </Button>
        )}
      </Inline>
      {open && (
        <LifeDialog
          name={open}
          deathCase={deathCase}
          steps={steps}
          onClose={() => setOpen(undefined)}
          onDone={() => tellDone((say) => say(`officeDeathLife.${open}.did`))}
        />
      )}
      {confirmDialog}
    </Card>
  );
}
