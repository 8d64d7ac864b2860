import { useState } from 'react';
import { deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import { useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Inline } from '../../../ui/frame/Layout.tsx';
import { useCaseChanges } from '../../calls/caseChanges.ts';
import { deathPath } from '../../frame/officePaths.ts';
import { useAsk } from '../../frame/useAsk.tsx';
import type { CaseCardProps } from '../caseCardProps.ts';
import { CaseStatusDialog, type CaseStatusDialogName } from './CaseStatusDialog.tsx';
import { awaitsDecision, caseButtons, hasPlan } from './caseButtons.ts';

/** The possible actions of a case: the next step first, then undoing. */
export function CaseStatusCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const change = useCaseChanges(deathCase);
  const { tellDone, done } = useDone();
  const { ask, question } = useAsk(tellDone);
  const [open, setOpen] = useState<CaseStatusDialogName>();
  const { id, state } = deathCase;
  const { forward } = caseButtons(deathCase);

  async function take(name: 'begin' | 'reopen') {
    await ask({
      title: t(`officeDeathLife.${name}.title`),
      consequence: t(`officeDeathLife.${name}.words`),
      yes: t(`officeDeathLife.${name}.confirm`),
      look: 'primary',
      act: () => change(deathLifeContract[name === 'begin' ? 'beginDeath' : 'reopenDeath'], {}),
      told: (say) => say(`officeDeathLife.${name}.did`),
    });
  }

  const isDeciding = awaitsDecision(state);
  return (
    <Card look="accent" title={t('officeDeathLife.title')} intro={t(`officeDeathLife.next.${state}`)}>
      {done}
      {(isDeciding || forward.length > 0 || hasPlan(state)) && (
        <Inline>
          {isDeciding && (
            <LinkButton to={`${deathPath(id)}?part=decision`}>{t('officeDeathLife.toDecision')}</LinkButton>
          )}
          {forward.map((name) => (
            <Button
              key={name}
              look={name === 'reopen' ? 'secondary' : 'primary'}
              onClick={() => (name === 'begin' || name === 'reopen' ? take(name) : setOpen(name))}
            >
              {t(`officeDeathLife.${name}.confirm`)}
            </Button>
          ))}
          {hasPlan(state) && (
            <Button look="secondary" onClick={() => setOpen('plan')}>
              {t('officeDeathLife.plan.title')}
            </Button>
          )}
        </Inline>
      )}
      <ApartButtons deathCase={deathCase} onOpen={setOpen} />
      {open && (
        <CaseStatusDialog
          name={open}
          deathCase={deathCase}
          change={change}
          onClose={() => setOpen(undefined)}
          onDone={() => tellDone((say) => say(`officeDeathLife.${open}.did`))}
        />
      )}
      {question}
    </Card>
  );
}

/** Buttons to link the case and to undo a step; less prominent than the button of the next step. */
function ApartButtons({ deathCase, onOpen }: CaseCardProps & { onOpen: (name: CaseStatusDialogName) => void }) {
  const { t } = useTranslation();
  const { apart } = caseButtons(deathCase);
  if (apart.length === 0 && !deathCase.may_take_back) return null;
  return (
    <Inline>
      {apart.map((name) => (
        <Button key={name} look="quiet" onClick={() => onOpen(name)}>
          {t(`officeDeathLife.${name}.confirm`)}
        </Button>
      ))}
      {deathCase.may_take_back && (
        <Button look="quiet" onClick={() => onOpen('takeBack')}>
          {t('officeDeathLife.takeBack.confirm')}
        </Button>
      )}
    </Inline>
  );
}
