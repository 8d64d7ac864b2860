import type { StepDefinition, StepKey } from '../../../domain/boardSettings/builtInSteps.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import {
  type CaseFact,
  caseFacts,
  factValues,
  type StepConditions,
} from '../../../domain/boardSettings/stepConditions.ts';
import { useTranslation } from '../../platform/words.ts';

type OwnStep = WireSettings['own_steps'][number];
type About = Pick<StepDefinition, 'applies' | 'done_by' | 'shown_to_family'>;

/** Describes the steps of a death case: what, when, by whom, in which cases. */
export function useStepWords() {
  const { t, language } = useTranslation();

  function factWords(fact: CaseFact, value: string): string {
    const values: readonly string[] = factValues[fact];
    if (!values.includes(value)) return value;
    if (fact === 'civil_status')
      return t(`reference.civilStatus.${value as (typeof factValues)['civil_status'][number]}`);
    if (fact === 'place') return t(`boardSettings.place.${value as (typeof factValues)['place'][number]}`);
    if (fact === 'destination')
      return t(`boardSettings.destination.${value as (typeof factValues)['destination'][number]}`);
    return t(`boardSettings.citizenship.${value as (typeof factValues)['citizenship'][number]}`);
  }

  function factCondition(fact: CaseFact, values: readonly string[]): string {
    const all: readonly string[] = factValues[fact];
    const others = all.filter((value) => !values.includes(value));
    if (fact === 'place' && others.length === 1 && others[0] === 'abroad') return t('officeSettings.step.inAustria');
    // the shorter list reads more easily
    const isShorter = others.length > 0 && others.length < values.length;
    const listed = (isShorter ? others : values).map((value) => factWords(fact, value)).join(', ');
    const words = { fact: t(`boardSettings.facts.${fact}`), values: listed };
    return isShorter ? t('officeSettings.step.factBut', words) : t('officeSettings.step.fact', words);
  }

  function whenWords(applies: StepConditions): string {
    const named = caseFacts.flatMap((fact) => {
      const values = applies[fact];
      return values ? [factCondition(fact, values)] : [];
    });
    return named.length > 0 ? named.join(' · ') : t('officeSettings.step.always');
  }

  return {
    factWords,
    whenWords,
    stepWords: (key: StepKey) => t(`boardSettings.steps.${key}`),
    ownWords: ({ words }: Pick<OwnStep, 'words'>) => words[language],
    hourWords: (hours: number) =>
      hours === 0 ? t('officeSettings.value.atReport') : t('officeSettings.value.hours', { count: hours }),
    /** Who does it, in which cases, and whether it is hidden from the family's list. */
    aboutWords: ({ applies, done_by, shown_to_family }: About) => {
      const about = t('officeSettings.step.about', {
        who: t(`boardSettings.doneBy.${done_by}`),
        when: whenWords(applies),
      });
      return shown_to_family ? about : `${about} · ${t('officeSettings.step.hidden')}`;
    },
  };
}
