import css from './Progress.module.css';

/** For what takes longer than a second; before that it stays unseen. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={css.spinner} role="status">
      <svg className={css.star} viewBox="-24 -24 48 48" width="36" height="36" aria-hidden="true">
        <rect x="-14" y="-14" width="28" height="28" rx="2" />
        <rect x="-14" y="-14" width="28" height="28" rx="2" />
      </svg>
      {label}
    </div>
  );
}
