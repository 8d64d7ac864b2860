import { builtInSteps } from '../../../domain/boardSettings/builtInSteps.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { useTranslation } from '../../platform/words.ts';
import css from './StepRuleList.module.css';
import { stepGroups, stepsOf } from './stepGroups.ts';
import { useStepWords } from './useStepWords.ts';

type Line = { key: string; step: string; due: string; about: string };

/** All steps of a set by group: what, when, by whom and in which cases. */
export function StepRuleList({ settings: { steps, own_steps } }: { settings: WireSettings }) {
  const { t } = useTranslation();
  const { stepWords, ownWords, hourWords, aboutWords } = useStepWords();
  const groups = stepGroups.map((group) => ({
    title: t(`officeSettings.stepGroups.${group}`),
    lines: stepsOf(group).map((key) => ({
      key,
      step: stepWords(key),
      about: aboutWords(builtInSteps[key]),
      due: steps[key].on ? hourWords(steps[key].due_after_hours) : t('officeSettings.value.off'),
    })),
  }));
  const own = own_steps.map((step) => ({
    key: step.key,
    step: ownWords(step),
    about: aboutWords(step),
    due: hourWords(step.due_after_hours),
  }));
  const all = own.length > 0 ? [...groups, { title: t('officeSettings.groups.ownSteps'), lines: own }] : groups;
  return (
    <div className={css.groups}>
      {all.map(({ title, lines }) => (
        <Group key={title} title={title} lines={lines} />
      ))}
    </div>
  );
}

function Group({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className={css.lines}>
        {lines.map(({ key, step, due, about }) => (
          <li key={key} className={css.line}>
            <span className={css.step}>{step}</span>
            <span>{due}</span>
            <span className={css.about}>{about}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
