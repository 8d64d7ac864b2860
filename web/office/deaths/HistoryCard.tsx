import { momentOf } from '../../platform/calls/moment.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import type { CaseCardProps } from './caseParts.ts';

/** The history of the case, the latest step last. */
export function HistoryCard({ deathCase: { history } }: CaseCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('officeDeaths.past.title')}>
      <ol>
        {history.map(({ id, verb, happened_at, who, reason }) => {
          const { date, time } = momentOf(happened_at);
          return (
            <li key={id}>
              {t(`officeDeaths.past.verb.${verb}`)}
              {reason && `: ${reason}`}
              <br />
              <small>
                {t('officeDeaths.past.by', { when: `${date}, ${time}`, who: who ?? t('officeDeaths.past.nobody') })}
              </small>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
