import css from './Progress.module.css';

/** A progress bar, 0 to 100 percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={css.progress}>
      <div className={css.words} aria-hidden="true">
        <span>{label}</span>
        <span>{percent} %</span>
      </div>
      <progress className={css.bar} max={100} value={percent} aria-label={label} />
    </div>
  );
}
