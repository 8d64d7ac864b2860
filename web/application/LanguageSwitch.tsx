import { useTranslation } from 'react-i18next';
import { isLanguage, type Language, nextLanguage } from '../../domain/shared/language.ts';
import { LanguageButton } from '../ui/LanguageButton.tsx';
import { useChangeLanguage } from './applicationApi.ts';

const OWN_NAMES = { de: 'Deutsch', tr: 'Türkçe', en: 'English' } as const satisfies Record<Language, string>;

/** Cycles German, Turkish, English (spec §1); what has been typed stays. */
export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const change = useChangeLanguage();
  const next = nextLanguage(isLanguage(i18n.language) ? i18n.language : 'de');
  return <LanguageButton next={{ tag: next, name: OWN_NAMES[next] }} onSwitch={() => change.mutateAsync(next)} />;
}
