import css from './Progress.module.css';

/** How far something has come, 0 to 100. `words` replaces the number where it says more: "Step 2 of 4". */
export function ProgressBar({ label, percent, words }: { label: string; percent: number; words?: string }) {
  return (
    <div className={css.progress}>
      <div className={css.words} aria-hidden="true">
        <span>{label}</span>
        <span>{words ?? `${percent} %`}</span>
      </div>
      <progress className={css.bar} max={100} value={percent} aria-label={label} aria-valuetext={words} />
    </div>
  );
}
