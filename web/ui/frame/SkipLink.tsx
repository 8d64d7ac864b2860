import css from './SkipLink.module.css';

/** The first element for keyboard users. It moves the focus itself, so that the URL does not change. */
export function SkipLink({ label }: { label: string }) {
  return (
    <button type="button" className={css.skip} onClick={() => document.getElementById('main')?.focus()}>
      {label}
    </button>
  );
}
