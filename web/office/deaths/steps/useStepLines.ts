import type { DeathStep } from '../../../../domain/deaths/deathSteps.contract.ts';
import { wordsOfStep } from '../../../../domain/deaths/stepWords.ts';
import { addDays, toWireDay } from '../../../../domain/shared/day.ts';
import { dateAndTimeOf } from '../../../platform/calls/instants.ts';
import { currentInstant } from '../../../platform/calls/serverClock.ts';
import { dayOf, today } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';

/** What a step is called, and what is to be known about it. */
export function useStepLines() {
  const { t, language } = useTranslation();

  function dueWords(due_at: string): string {
    const day = dayOf(due_at);
    const { date, time } = dateAndTimeOf(due_at);
    if (day === today())
      return isPast(due_at) ? t('officeDeathSteps.dueTodayPast', { time }) : t('officeDeathSteps.dueToday', { time });
    if (day === addDays(today(), -1)) return t('officeDeathSteps.dueYesterday');
    if (day === addDays(today(), 1)) return t('officeDeathSteps.dueTomorrow', { time });
    return isPast(due_at) ? t('officeDeathSteps.dueSince', { date }) : t('officeDeathSteps.dueOn', { date });
  }

  function doneWords(done_at: string, who: string | null): string {
    const { date, time } = dateAndTimeOf(done_at);
    const when = toWireDay(today()) === date ? time : `${date}, ${time}`;
    return t('officeDeathSteps.doneBy', { when, who: who ?? t('officeDeaths.past.nobody') });
  }

  function openLine({ due_at, responsible, assigned_to, open_until_known }: DeathStep): string {
    const facts = open_until_known.map((fact) => t(`boardSettings.facts.${fact}`)).join(', ');
    return [
      due_at && dueWords(due_at),
      assigned_to?.name ?? t(`boardSettings.doneBy.${responsible}`),
      facts && t('officeDeathSteps.openUntil', { facts }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  return {
    nameOf: (step: DeathStep) => wordsOfStep(step, language, (key) => t(`boardSettings.steps.${key}`)),
    /** When, by whom, and what is still open. */
    lineOf: (step: DeathStep): string => {
      if (step.done_at) return doneWords(step.done_at, step.done_by);
      if (step.not_needed_because !== null) return t('officeDeathSteps.dropped', { reason: step.not_needed_because });
      return openLine(step);
    },
  };
}

/** Whether a step is to be done today, or should be done already. */
export function isDue({ due_at }: DeathStep): boolean {
  return due_at !== null && dayOf(due_at) <= today();
}

function isPast(instant: string): boolean {
  return instant < currentInstant();
}
