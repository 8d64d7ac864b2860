import { Inline } from '../ui/Layout.tsx';
import { runtime } from './runtime.ts';
import { useTranslation } from './words.ts';

const NO_BREAK = '\u00a0';

/** Whom to ask: the same words in the same place on every screen. */
export function Help() {
  const { t } = useTranslation();
  const { phone, email } = runtime().association;
  return (
    <Inline>
      <span>{t('shared.frame.helpText')}</span>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', NO_BREAK)}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </Inline>
  );
}
