import { nextLanguage } from '../../domain/shared/language.ts';
import { useTranslation } from '../platform/words.ts';
import { LanguageButton } from '../ui/frame/LanguageButton.tsx';
import { useChangeLanguage } from './me.ts';

/** Cycles German, Turkish, English (spec §1); typed values stay. */
export function LanguageSwitch() {
  const { t, language } = useTranslation();
  const change = useChangeLanguage();
  const next = nextLanguage(language);
  return (
    <LanguageButton
      next={{ tag: next, name: t(`shared.language.${next}`) }}
      onSwitch={() => change.mutateAsync(next)}
    />
  );
}
