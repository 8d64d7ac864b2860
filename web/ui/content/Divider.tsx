import css from './Divider.module.css';

/** A line with a small star in its middle; decoration, hidden from screen readers. */
export function Divider() {
  return (
    <div className={css.divider} aria-hidden="true">
      <svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true">
        <path d="M-6-6H6V6H-6Z" />
        <path d="M-6-6H6V6H-6Z" transform="rotate(45)" />
      </svg>
    </div>
  );
}
