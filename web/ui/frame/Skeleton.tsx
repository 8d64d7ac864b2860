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

/** The outline of some lines of text that are loading, inside something that is here already. */
export function LoadingLines({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
    // with a blank in it, a line is as high as one of text
    <span key={line} className={css.line} aria-hidden="true">
      {'\u00a0'}
    </span>
  ));
}
