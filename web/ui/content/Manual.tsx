import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useUiTexts } from '../UiTexts.tsx';
import css from './Manual.module.css';

export type ManualStep = {
  title: string;
  text?: ReactNode;
  /** `open`: passed, but not done. */
  state: 'done' | 'open' | 'current' | 'next';
  /** A button that leads to the step; left out if the step cannot be opened. */
  action?: ReactNode;
};

export type ManualProps = {
  title: string;
  steps: ManualStep[];
  /** Above a form: only a row of numbers, and the text of the current step. */
  isBrief?: boolean;
};

/** The steps to take, one after the other, beside the form. */
export function Manual({ title, steps, isBrief = false }: ManualProps) {
  const id = useId();
  const texts = useUiTexts();
  return (
    <aside className={css.manual} data-brief={isBrief || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={css.step}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={css.number} aria-hidden="true">
              {step.state === 'done' ? <IconCheck size={20} /> : index + 1}
            </span>
            <div className={css.words}>
              <span className={css.title}>
                {step.title}
                {step.state === 'done' && <span className="visually-hidden"> ({texts.done})</span>}
                {step.state === 'open' && <span className="visually-hidden"> ({texts.open})</span>}
              </span>
              {step.text && <div className={css.text}>{step.text}</div>}
              {step.action}
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
