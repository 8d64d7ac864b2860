import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { RELEASE } from '../frame/officePaths.ts';

/** Households that were taken over and are not released yet, and what their releases wait for (decision 103). */
export function SilentHouseholds({ waiting }: { waiting: NonNullable<ToDo['silent_households']> }) {
  const { t } = useTranslation();
  const { silent, asked, first_invoices, first_reminders } = waiting;
  const counted = (count: number) => ({ count, number: formatCount(count) });
  return (
    <Section title={t('officeRelease.toDoTitle')}>
      <Stack>
        {silent > 0 && <p>{t('officeRelease.silent', counted(silent))}</p>}
        {asked > 0 && <p>{t('officeRelease.asked', counted(asked))}</p>}
        {first_invoices > 0 && <p>{t('officeRelease.firstInvoices', counted(first_invoices))}</p>}
        {first_reminders > 0 && <p>{t('officeRelease.firstReminders', counted(first_reminders))}</p>}
        <div>
          <LinkButton look="secondary" to={RELEASE}>
            {t('officeRelease.go')}
          </LinkButton>
        </div>
      </Stack>
    </Section>
  );
}
