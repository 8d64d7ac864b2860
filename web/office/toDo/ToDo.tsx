import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { officeContract } from '../../../domain/office/office.contract.ts';
import type { ToDo as Waiting } from '../../../domain/office/officeAnswers.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { NobodyOnCall } from '../frame/NobodyOnCall.tsx';
import { BANK, ON_CALL } from '../frame/officePaths.ts';
import { AtOneLook } from './AtOneLook.tsx';
import { ListOfKind } from './ListOfKind.tsx';
import { SilentHouseholds } from './SilentHouseholds.tsx';
import { toDoKinds } from './toDoKinds.ts';
import { YearlyRun } from './YearlyRun.tsx';

/** How often the progress of the yearly run is polled. */
const LOOK_AT_RUN_MS = 3_000;

/** The lines of the bank come after what people wait for, and before the other money. */
const BEFORE_THE_BANK = 'unsigned_decisions';

/** The office's to-do list: one line a kind, then the first rows of each; each entry links to the screen where it is done. */
export function ToDo() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { data: waiting } = useSuspenseQuery({
    ...queryOf(officeContract.getToDo),
    refetchInterval: ({ state }) => state.data?.yearly_run?.is_running === true && LOOK_AT_RUN_MS,
  });
  return (
    <Screen title={t('office.toDo.title')} lead={t('office.toDo.lead')}>
      {done}
      <Stack gap={6}>
        {isNothing(waiting) && (
          <EmptyState title={t('office.toDo.nothingTitle')}>{t('office.toDo.nothing')}</EmptyState>
        )}
        {waiting.on_call_gap && (
          <NobodyOnCall gap={waiting.on_call_gap}>
            <p>
              <Link to={ON_CALL}>{t('officeOnCall.gap.toDo')}</Link>
            </p>
          </NobodyOnCall>
        )}
        <AtOneLook waiting={waiting} />
        {toDoKinds.map((kind) => (
          <Fragment key={kind}>
            <ListOfKind kind={kind} waiting={waiting} />
            {kind === BEFORE_THE_BANK && (
              <>
                {waiting.reminders_wait && <RemindersWait wait={waiting.reminders_wait} />}
                <BankLinesWaiting count={waiting.bank_lines} />
              </>
            )}
          </Fragment>
        ))}
        {waiting.yearly_run && (
          <YearlyRun due={waiting.yearly_run} onStarted={() => tellDone((say) => say('office.yearlyRun.started'))} />
        )}
        {waiting.silent_households && <SilentHouseholds waiting={waiting.silent_households} />}
      </Stack>
    </Screen>
  );
}

function isNothing({
  yearly_run,
  silent_households,
  bank_lines,
  on_call_gap,
  reminders_wait,
  ...lists
}: Waiting): boolean {
  return (
    yearly_run === null &&
    silent_households === null &&
    on_call_gap === null &&
    reminders_wait === null &&
    bank_lines === 0 &&
    Object.values(lists).every((list) => list.length === 0)
  );
}

/** The number of undecided bank lines (D42). */
function BankLinesWaiting({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Section title={`${t('officeBank.toDo.title')} (${count})`} intro={<p>{t('officeBank.toDo.why', { count })}</p>}>
      <div>
        <LinkButton look="secondary" to={BANK}>
          {t('officeBank.toDo.go')}
        </LinkButton>
      </div>
    </Section>
  );
}

/** Reminders that are due leave only after a new statement of the bank was read (decision 76). */
function RemindersWait({ wait }: { wait: NonNullable<Waiting['reminders_wait']> }) {
  const { t } = useTranslation();
  const { last_statement: date } = wait;
  return (
    <Notice tone="warning">
      <p>{date ? t('officeBank.toDo.wait', { date }) : t('officeBank.toDo.waitNever')}</p>
      <p>
        <Link to={BANK}>{t('officeBank.file.title')}</Link>
      </p>
    </Notice>
  );
}
