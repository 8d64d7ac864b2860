import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Section } from '../../ui/content/Card.tsx';

/** The number of undecided bank lines (D42). */
export function BankLinesWaiting({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Section title={`${t('officeBank.toDo.title')} (${count})`} intro={<p>{t('officeBank.toDo.why', { count })}</p>}>
      <div>
        <LinkButton look="secondary" to="/bank">
          {t('officeBank.toDo.go')}
        </LinkButton>
      </div>
    </Section>
  );
}
