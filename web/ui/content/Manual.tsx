import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from '../router/Link.tsx';
import css from './Manual.module.css';

export type ManualStep = {
  title: string;
  text?: ReactNode;
  /** `open`: passed, but not done. */
  state: 'done' | 'open' | 'current' | 'next';
  /** The state in words. */
  status: string;
  /** What is missing in this step. */
  tasks?: readonly ManualTask[];
  /** A button that leads to the step; left out if the step cannot be opened. */
  action?: ReactNode;
};

export type ManualTask = {
  key: string;
  text: ReactNode;
  /** Where it is completed; left out if that place cannot be opened yet. */
  to?: string | undefined;
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
              <div className={css.head}>
                <span className={css.title}>{step.title}</span>
                <span className={css.status}>{step.status}</span>
              </div>
              {step.text && <div className={css.text}>{step.text}</div>}
              <Tasks tasks={step.tasks ?? []} />
              {step.action}
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}

function Tasks({ tasks }: { tasks: readonly ManualTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul className={css.tasks}>
      {tasks.map(({ key, text, to }) => (
        <li key={key}>{to ? <Link to={to}>{text}</Link> : text}</li>
      ))}
    </ul>
  );
}
