import { type WayPoint, wayToCover } from '../../../domain/me/wayToCover.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/home.ts';
import { today } from '../../platform/today.ts';
import { type Translate, useTranslation } from '../../platform/words.ts';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Timeline } from '../../ui/content/Timeline.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useHomeFacts } from '../frame/useHomeFacts.ts';

/** The line of time from the application to the membership, with today on it; folded away while the tasks come first, and once it is walked. */
export function WayToCover() {
  const { t } = useTranslation();
  const { status } = useHome().household;
  const now = today();
  const points = wayToCover(useHomeFacts(), now);
  if (points.length === 0) return null;
  const line = (
    <Timeline
      points={points.map((point) => ({
        key: point.step,
        title: t(`home.way.${point.step}`),
        look: point.state,
        state: stateWords(point, t),
        here: point.is_today ? t('home.way.today', { date: toWireDay(now) }) : undefined,
      }))}
    />
  );
  if (status !== 'waiting') return <Disclosure label={t('home.way.title')}>{line}</Disclosure>;
  return (
    <Stack gap={3}>
      <h3>{t('home.way.title')}</h3>
      {line}
    </Stack>
  );
}

function stateWords({ step, state, on }: WayPoint, t: Translate): string {
  const date = on && toWireDay(on);
  switch (state) {
    case 'done':
      return doneWords(step, date, t);
    case 'missing':
      return t('home.way.documentsMissing');
    case 'now':
      return nowWords(step, date, t);
    case 'later':
      return step === 'covered' && date ? t('home.way.coveredFrom', { date }) : t('home.way.later');
  }
}

function doneWords(step: WayPoint['step'], date: string | null, t: Translate): string {
  if (!date) return t('home.way.done');
  if (step === 'covered') return t('home.way.coveredSince', { date });
  return step === 'waiting' ? t('home.way.waitingDone', { date }) : t('home.way.doneOn', { date });
}

function nowWords(step: WayPoint['step'], date: string | null, t: Translate): string {
  switch (step) {
    case 'documents':
      return t('home.way.documentsNow');
    case 'paid':
      return date ? t('home.way.paidUntil', { date }) : t('home.way.paidNow');
    case 'waiting':
      return t('home.way.waitingUntil', { date: date ?? '' });
    default:
      return t('home.way.appliedNow');
  }
}
