import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** Shown in place of a household that was just erased. */
export function ErasedHousehold({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <Screen title={t('officeHousehold.keeping.erased', { number })} lead={t('officeHousehold.keeping.erasedWords')}>
      <div>
        <LinkButton to="/">{t('officeHousehold.keeping.onward')}</LinkButton>
      </div>
    </Screen>
  );
}
