import css from './Skeleton.module.css';

/** The outline of content that is loading, so that nothing jumps when it arrives. `label` is for screen readers. */
export function Skeleton({
  label,
  rows = 3,
  shape = 'rows',
}: {
  label: string;
  rows?: number;
  shape?: 'rows' | 'text';
}) {
  return (
    <div className={css.skeleton} role="status" data-shape={shape}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <span key={row} className={css.bone} />
      ))}
    </div>
  );
}

/** The outline of one line of text that is loading, inside something that is here already. */
export function LoadingLine() {
  return <span className={css.line} aria-hidden="true" />;
}
