import { useTranslation } from 'react-i18next';
import { isLanguage, nextLanguage } from '../../domain/shared/language.ts';
import { LanguageButton } from '../ui/LanguageButton.tsx';
import { useChangeLanguage } from './applicationApi.ts';

/** Cycles German, Turkish, English (spec §1); what has been typed stays. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const change = useChangeLanguage();
  const next = nextLanguage(isLanguage(i18n.language) ? i18n.language : 'de');
  return (
    <LanguageButton
      next={{ tag: next, name: t(`shared.language.${next}`) }}
      onSwitch={() => change.mutateAsync(next)}
    />
  );
}
