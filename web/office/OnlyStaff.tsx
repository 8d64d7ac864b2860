import { LanguageSwitch } from '../application/LanguageSwitch.tsx';
import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PublicFrame } from '../ui/PublicFrame.tsx';
import { PORTAL } from './portalAddress.ts';

/** For a member at the office's address: whose it is, and the way back. */
export function OnlyStaff() {
  const { t } = useTranslation();
  return (
    <PublicFrame
      brand={{ name: runtime().association.name }}
      words={<p>{t('accounts.frame.words')}</p>}
      tools={<LanguageSwitch />}
      help={<Help />}
      skipLabel={t('shared.frame.skip')}
    >
      <Screen title={t('office.onlyStaff.title')} lead={t('office.onlyStaff.lead')}>
        <LinkButton wide href={`${PORTAL}/`}>
          {t('office.onlyStaff.toPortal')}
        </LinkButton>
      </Screen>
    </PublicFrame>
  );
}
