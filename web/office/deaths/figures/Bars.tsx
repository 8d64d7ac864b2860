import css from './Bars.module.css';

type Bar = { label: string; count: number };

/** Counts as bars beside their numbers: a table for who listens, a chart for who looks. */
export function Bars({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className={css.bars}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={css.count}>{count}</td>
            <td className={css.space} aria-hidden="true">
              <progress className={css.bar} value={count} max={most} tabIndex={-1} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
