import { useState } from 'react';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import {
  type DeathDecision,
  type DeathDecisions,
  deathDecisionsContract,
} from '../../../../domain/deaths/deathDecisions.contract.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { dateAndTimeOf } from '../../../platform/calls/instants.ts';
import { useCall } from '../../../platform/calls/useCall.ts';
import { type TellDone, useDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { Entries, Entry, TypedWords } from '../../../ui/content/Entries.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { type ChangeCase, useCaseChanges } from '../../calls/caseChanges.ts';
import { useAsk } from '../../frame/useAsk.tsx';
import type { CaseCardProps } from '../caseCardProps.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { ToBoardDialog } from './ToBoardDialog.tsx';

/** Whether the association takes on the case: decided by a clerk after a clear check, otherwise by the board with signatures. */
export function DecisionCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const data = useCall(deathDecisionsContract.getDeathDecisions, { id: deathCase.id });
  const { tellDone, done } = useDone();
  const change = useCaseChanges(deathCase);
  const { decisions } = data;
  const isEarly = deathCase.state === 'reported' || deathCase.state === 'identified';
  return (
    <Card title={t('officeDeathDecisions.title')}>
      {done}
      {isEarly && <p>{t('officeDeathDecisions.notYet')}</p>}
      {deathCase.state === 'at_board' && !data.may_propose && <p>{t('officeDeathDecisions.waitBoard')}</p>}
      {deathCase.state === 'at_board' && <NoteToBoard note={data.note_to_board} />}
      <WhatToDo deathCase={deathCase} data={data} change={change} tellDone={tellDone} />
      {decisions.length > 0 && (
        <Entries>
          {decisions.map((decision) => (
            <Decided key={decision.id} {...{ decision, change, tellDone }} goodwillLimit={data.goodwill_limit} />
          ))}
        </Entries>
      )}
    </Card>
  );
}

/** What the office wrote when it passed the case on; the board reads it before it decides. */
function NoteToBoard({ note }: { note: DeathDecisions['note_to_board'] }) {
  const { t } = useTranslation();
  if (!note) return <p>{t('officeDeathDecisions.fromOfficeNone')}</p>;
  const { words, who, written_at } = note;
  return (
    <Stack gap={1}>
      <h3>{t('officeDeathDecisions.fromOffice')}</h3>
      <TypedWords words={words} />
      <small>{[whenOf(written_at), who].filter(Boolean).join(', ')}</small>
    </Stack>
  );
}

type Changing = { change: ChangeCase<DeathCase>; tellDone: TellDone };

function WhatToDo({ deathCase, data, change, tellDone }: Changing & CaseCardProps & { data: DeathDecisions }) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const [open, setOpen] = useState<'board' | 'decide'>();

  async function accept() {
    await ask({
      title: t('officeDeathDecisions.acceptTitle'),
      consequence: t('officeDeathDecisions.acceptWords'),
      yes: t('officeDeathDecisions.accept'),
      look: 'primary',
      act: () => change(deathDecisionsContract.acceptDeath, {}),
      told: (say) => say('officeDeathDecisions.accepted'),
    });
  }

  return (
    <>
      <Choices
        {...{ deathCase, data }}
        onAccept={accept}
        onDecide={() => setOpen('decide')}
        onPass={() => setOpen('board')}
      />
      {open === 'board' && (
        <ToBoardDialog
          caseId={deathCase.id}
          onClose={() => setOpen(undefined)}
          onSend={async (reason) => {
            await change(deathDecisionsContract.sendDeathToBoard, { reason });
            tellDone((say) => say('officeDeathDecisions.passed'));
          }}
        />
      )}
      {open === 'decide' && (
        <DecideDialog
          deathCase={deathCase}
          data={data}
          onClose={() => setOpen(undefined)}
          onDecide={async (decision) => {
            await change(deathDecisionsContract.proposeDeathDecision, decision);
            tellDone((say) => say('officeDeathDecisions.decided'));
          }}
        />
      )}
      {question}
    </>
  );
}

type ChoicesProps = CaseCardProps & {
  data: DeathDecisions;
  onAccept: () => unknown;
  onDecide: () => void;
  onPass: () => void;
};

/** The possible decisions; the usual one first. */
function Choices({ deathCase, data, onAccept, onDecide, onPass }: ChoicesProps) {
  const { t } = useTranslation();
  const { may_accept, may_propose, may_send_to_board } = data;
  if (!may_accept && !may_propose && !may_send_to_board) return null;
  const isOnlyPass = !may_accept && !may_propose && deathCase.state === 'checked';
  return (
    <Inline>
      {may_accept && <Button onClick={onAccept}>{t('officeDeathDecisions.accept')}</Button>}
      {may_propose && (
        <Button look={may_accept ? 'secondary' : 'primary'} onClick={onDecide}>
          {t('officeDeathDecisions.decide')}
        </Button>
      )}
      {may_send_to_board && (
        <Button look={isOnlyPass ? 'primary' : 'secondary'} onClick={onPass}>
          {t('officeDeathDecisions.toBoard')}
        </Button>
      )}
    </Inline>
  );
}

type DecidedProps = Changing & { decision: DeathDecision; goodwillLimit: number | null };

function Decided({ decision, change, tellDone, goodwillLimit }: DecidedProps) {
  const { t } = useTranslation();
  const { ask, question } = useAsk(tellDone);
  const { id, outcome, reasons, limit, signatures, signatures_needed, in_force_at, withdrawn_at } = decision;
  const isOpen = !in_force_at && !withdrawn_at;

  async function withdraw() {
    await ask({
      title: t('officeDeathDecisions.takeBackTitle'),
      consequence: t('officeDeathDecisions.takeBackWords'),
      yes: t('officeDeathDecisions.takeBack'),
      act: () => change(deathDecisionsContract.withdrawDeathDecision, { id }),
      told: (say) => say('officeDeathDecisions.tookBack'),
    });
  }

  const names = signatures.map(({ who }) => who ?? t('officeDeathDecisions.nobody')).join(', ');
  return (
    <Entry>
      <p>
        <strong>{t(`officeDeathDecisions.outcomes.${outcome}`)}</strong>
        {limit !== null && `, ${t('officeDeathDecisions.upTo', { amount: euro(limit) })}`}
      </p>
      {isAboveLimit(decision, goodwillLimit) && (
        <p>{t('officeDeathDecisions.isAbove', { amount: euro(goodwillLimit ?? 0) })}</p>
      )}
      {reasons && <TypedWords words={reasons} />}
      <p>
        {signatures_needed === 0
          ? t('officeDeathDecisions.alone')
          : `${t('officeDeathDecisions.signatures', { have: signatures.length, need: signatures_needed })}${names && ` (${names})`}`}
        <br />
        {withdrawn_at
          ? t('officeDeathDecisions.withdrawn', { when: whenOf(withdrawn_at) })
          : in_force_at && t('officeDeathDecisions.inForce', { when: whenOf(in_force_at) })}
      </p>
      {isLacking(decision) && <p>{t('officeDeathDecisions.lacking')}</p>}
      {(decision.may_sign || (isOpen && decision.may_withdraw)) && (
        <Inline>
          {decision.may_sign && (
            <Button
              onClick={async () => {
                await change(deathDecisionsContract.signDeathDecision, { id });
                tellDone((say) => say('officeDeathDecisions.signed'));
              }}
            >
              {t('officeDeathDecisions.sign')}
            </Button>
          )}
          {isOpen && decision.may_withdraw && (
            <Button look="secondary" onClick={withdraw}>
              {t('officeDeathDecisions.takeBack')}
            </Button>
          )}
        </Inline>
      )}
      {question}
    </Entry>
  );
}

/** Whether goodwill is more than one signature may grant. */
function isAboveLimit({ outcome, limit }: DeathDecision, most: number | null): boolean {
  return outcome === 'goodwill' && most !== null && (limit === null || limit > most);
}

/** Whether it is in force without all signatures, because nobody else was there. */
function isLacking({ in_force_at, withdrawn_at, signatures, signatures_needed }: DeathDecision): boolean {
  return in_force_at !== null && withdrawn_at === null && signatures.length < signatures_needed;
}

function whenOf(instant: string): string {
  const { date, time } = dateAndTimeOf(instant);
  return `${date}, ${time}`;
}
