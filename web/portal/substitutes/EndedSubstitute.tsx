import { fullName } from '../../../domain/shared/fullName.ts';
import type { Substitute } from '../../../domain/substitutes/substitutes.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Notice } from '../../ui/content/Notice.tsx';

/** An ended representation is history and read-only (D30). */
export function EndedSubstitute({ substitute }: { substitute: Substitute }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const none = t('substitutes.ended.none');
  return (
    <>
      <Notice>
        <p>{t('substitutes.ended.notice', { date: substitute.ended_on ?? '' })}</p>
      </Notice>
      <Card>
        <Facts
          facts={[
            { term: t('substitutes.list.name'), value: fullName(substitute) },
            {
              term: t('substitutes.field.phone_private_mobile'),
              value: substitute.phone_private_mobile ?? none,
            },
            {
              term: t('substitutes.field.phone_private_landline'),
              value: substitute.phone_private_landline ?? none,
            },
            { term: t('substitutes.field.email'), value: substitute.email },
            { term: t('substitutes.field.represent_me_as'), value: word('representation', substitute.represent_me_as) },
            { term: t('substitutes.field.valid_until'), value: substitute.valid_until },
          ]}
        />
      </Card>
    </>
  );
}
