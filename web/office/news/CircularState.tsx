import type { Circular } from '../../../domain/post/circulars.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { Badge } from '../../ui/content/Badge.tsx';

/** Whether a circular waits, is being sent, was stopped, has gone or was withdrawn. */
export function CircularState({
  circular: { state, is_running, is_stopped },
}: {
  circular: Pick<Circular, 'state' | 'is_running' | 'is_stopped'>;
}) {
  const { t } = useTranslation();
  if (state === 'waits') return <Badge tone="orange">{t('officeCirculars.states.waits')}</Badge>;
  if (state === 'withdrawn') return <Badge tone="grey">{t('officeCirculars.states.withdrawn')}</Badge>;
  if (is_running) return <Badge tone="blue">{t('officeCirculars.states.running')}</Badge>;
  if (is_stopped) return <Badge tone="orange">{t('officeRuns.outcomes.stopped')}</Badge>;
  return <Badge tone="green">{t('officeCirculars.states.sent')}</Badge>;
}
