import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import css from '../content/Notice.module.css';
import { cx } from '../cx.ts';

/** `fieldId` is the id of the wrong field; without it the sentence concerns the whole form. */
export type SummaryError = { fieldId?: string; text: string };

export type ErrorSummaryProps = {
  title: string;
  errors: SummaryError[];
  /** Increase it with every refused attempt, so that the focus returns here. */
  attempt?: number;
};

/** The reasons why a form was refused, with links to the fields. Takes the focus; renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt calls the focus back
  useEffect(() => {
    if (!isEmpty) box.current?.focus();
  }, [attempt, isEmpty]);

  if (isEmpty) return null;
  return (
    <div ref={box} className={cx(css.notice, css.error)} role="alert" tabIndex={-1}>
      <IconAlertCircle size={24} aria-hidden="true" />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <ul className={css.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={`${fieldId} ${text}`}>{fieldId ? <FieldLink fieldId={fieldId} text={text} /> : text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Moves the focus itself, because a changed URL would look like leaving the page to the leave guard. */
function FieldLink({ fieldId, text }: { fieldId: string; text: string }) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault();
        const field = document.getElementById(fieldId);
        field?.focus({ preventScroll: true });
        (field?.closest('div[class]') ?? field)?.scrollIntoView({ block: 'center' });
      }}
    >
      {text}
    </a>
  );
}
