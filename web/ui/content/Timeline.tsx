import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react';
import { Badge } from './Badge.tsx';
import css from './Timeline.module.css';

export type TimelinePoint = {
  key: string;
  title: string;
  look: 'done' | 'now' | 'missing' | 'later';
  /** The state in words; the picture only repeats it. */
  state: string;
  /** Marks the point at which things stand now, for example with today's date. */
  here?: string | undefined;
};

const PICTURES = { done: IconCircleCheck, now: IconCircleDot, missing: IconAlertTriangle, later: IconCircleDashed };

/** Events in their order, past and to come. */
export function Timeline({ points }: { points: TimelinePoint[] }) {
  return (
    <ol className={css.list}>
      {points.map(({ key, title, look, state, here }) => {
        const Picture = PICTURES[look];
        return (
          <li key={key} className={css.point} data-state={look} aria-current={here ? 'step' : undefined}>
            <Picture size={24} aria-hidden="true" />
            <div className={css.words}>
              <span className={css.title}>{title}</span>
              <span className={css.state}>{state}</span>
              {here && <Badge tone="lightblue">{here}</Badge>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
