import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Entries, Entry, TypedWords } from '../../ui/content/Entries.tsx';
import type { CaseCardProps } from './caseCardProps.ts';

/** The history of the case, the latest step last. */
export function CaseHistoryCard({ deathCase: { history } }: CaseCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('officeDeaths.past.title')}>
      <Entries>
        {history.map(({ id, verb, happened_at, who, reason }) => {
          const { date, time } = dateAndTimeOf(happened_at);
          const by = { when: `${date}, ${time}`, who: who ?? t('officeDeaths.past.nobody') };
          return (
            <Entry key={id} by={t('officeDeaths.past.by', by)}>
              <p>
                <strong>{t(`officeDeaths.past.verb.${verb}`)}</strong>
              </p>
              {reason && <TypedWords words={reason} />}
            </Entry>
          );
        })}
      </Entries>
    </Card>
  );
}
