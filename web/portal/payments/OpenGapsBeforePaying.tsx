import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { CheckList } from '../../ui/content/CheckList.tsx';
import { useOpenGaps } from '../frame/openGaps.ts';

/** At the last step: paying alone does not submit the application, and this is still missing (D20). */
export function OpenGapsBeforePaying() {
  const { t } = useTranslation();
  const { application } = useHome();
  const otherGaps = useOpenGaps().filter(({ to }) => !to?.startsWith('/payment'));
  if (application.sent_back_reason !== null || otherGaps.length === 0) return null;
  return (
    <Card title={t('application.missing.title')} intro={t('application.missing.intro')}>
      <CheckList items={otherGaps} />
    </Card>
  );
}
