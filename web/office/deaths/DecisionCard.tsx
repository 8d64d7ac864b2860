import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeathDecision, DeathDecisions } from '../../../domain/deaths/deathDecisions.contract.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { momentOf } from '../../platform/calls/moment.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { deathDecisionsQuery, useDecisionSteps } from '../calls/deathDecisionsApi.ts';
import type { CaseCardProps } from './caseParts.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { ToBoardDialog } from './ToBoardDialog.tsx';

/** Whether the association takes on the case: decided by a clerk after a clear check, otherwise by the board with signatures. */
export function DecisionCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(deathDecisionsQuery(deathCase.id));
  const { tellDone, done } = useDone();
  const steps = useDecisionSteps(deathCase);
  const { decisions } = data;
  const isEarly = deathCase.state === 'reported' || deathCase.state === 'identified';
  return (
    <Card title={t('officeDeathDecisions.title')}>
      {done}
      {isEarly && <p>{t('officeDeathDecisions.notYet')}</p>}
      {deathCase.state === 'at_board' && !data.may_propose && <p>{t('officeDeathDecisions.waitBoard')}</p>}
      <WhatToDo caseId={deathCase.id} data={data} steps={steps} tellDone={tellDone} />
      {decisions.map((decision) => (
        <Decided key={decision.id} decision={decision} steps={steps} tellDone={tellDone} />
      ))}
    </Card>
  );
}

type Steps = { steps: ReturnType<typeof useDecisionSteps>; tellDone: TellDone };

function WhatToDo({ caseId, data, steps, tellDone }: Steps & { caseId: number; data: DeathDecisions }) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const [open, setOpen] = useState<'board' | 'decide'>();

  async function accept() {
    const isSure = await confirm({
      title: t('officeDeathDecisions.acceptTitle'),
      consequence: t('officeDeathDecisions.acceptWords'),
      confirmLabel: t('officeDeathDecisions.accept'),
      cancelLabel: t('shared.action.cancel'),
      look: 'primary',
    });
    if (!isSure) return;
    await steps.accept();
    tellDone((say) => say('officeDeathDecisions.accepted'));
  }

  return (
    <>
      <Inline>
        {data.may_accept && <Button onClick={accept}>{t('officeDeathDecisions.accept')}</Button>}
        {data.may_propose && <Button onClick={() => setOpen('decide')}>{t('officeDeathDecisions.decide')}</Button>}
        {data.may_send_to_board && (
          <Button look="secondary" onClick={() => setOpen('board')}>
            {t('officeDeathDecisions.toBoard')}
          </Button>
        )}
      </Inline>
      {open === 'board' && (
        <ToBoardDialog
          caseId={caseId}
          onClose={() => setOpen(undefined)}
          onSend={async (reason) => {
            await steps.toBoard(reason);
            tellDone((say) => say('officeDeathDecisions.passed'));
          }}
        />
      )}
      {open === 'decide' && (
        <DecideDialog
          caseId={caseId}
          onClose={() => setOpen(undefined)}
          onDecide={async (decision) => {
            await steps.propose(decision);
            tellDone((say) => say('officeDeathDecisions.decided'));
          }}
        />
      )}
      {confirmDialog}
    </>
  );
}

function Decided({ decision, steps, tellDone }: Steps & { decision: DeathDecision }) {
  const { t } = useTranslation();
  const { id, outcome, reasons, limit, signatures, signatures_needed, in_force_at, withdrawn_at } = decision;
  const isOpen = !in_force_at && !withdrawn_at;
  const names = signatures.map(({ who }) => who ?? t('officeDeathDecisions.nobody')).join(', ');
  return (
    <div>
      <p>
        <strong>{t(`officeDeathDecisions.outcomes.${outcome}`)}</strong>
        {limit !== null && `, ${t('officeDeathDecisions.upTo', { amount: euro(limit) })}`}
      </p>
      {reasons && <p style={{ whiteSpace: 'pre-line' }}>{reasons}</p>}
      <p>
        {signatures_needed === 0
          ? t('officeDeathDecisions.alone')
          : `${t('officeDeathDecisions.signatures', { have: signatures.length, need: signatures_needed })}${names && ` (${names})`}`}
        <br />
        {withdrawn_at
          ? t('officeDeathDecisions.withdrawn', { when: whenOf(withdrawn_at) })
          : in_force_at && t('officeDeathDecisions.inForce', { when: whenOf(in_force_at) })}
      </p>
      {isOpen && decision.may_withdraw && (
        <Inline>
          {decision.may_sign && (
            <Button
              onClick={async () => {
                await steps.sign(id);
                tellDone((say) => say('officeDeathDecisions.signed'));
              }}
            >
              {t('officeDeathDecisions.sign')}
            </Button>
          )}
          <Button
            look="secondary"
            onClick={async () => {
              await steps.withdraw(id);
              tellDone((say) => say('officeDeathDecisions.tookBack'));
            }}
          >
            {t('officeDeathDecisions.takeBack')}
          </Button>
        </Inline>
      )}
    </div>
  );
}

function whenOf(instant: string): string {
  const { date, time } = momentOf(instant);
  return `${date}, ${time}`;
}
