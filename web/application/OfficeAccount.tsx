import { Help } from '../platform/Help.tsx';
import { runtime } from '../platform/runtime.ts';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PublicFrame } from '../ui/PublicFrame.tsx';
import { useLogOut } from './applicationApi.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const OFFICE = '/office-ui/';

/** An account of the office has no household to show; it belongs to the other door. */
export function OfficeAccount() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <PublicFrame
      brand={{ name: runtime().association.name }}
      words={<p>{t('accounts.frame.words')}</p>}
      tools={<LanguageSwitch />}
      help={<Help />}
      skipLabel={t('shared.frame.skip')}
    >
      <Screen title={t('application.office.title')} lead={t('application.office.lead')}>
        <Stack gap={4}>
          <LinkButton wide href={OFFICE}>
            {t('application.office.go')}
          </LinkButton>
          <Button wide look="secondary" onClick={() => logOut.mutateAsync()}>
            {t('application.frame.logOut')}
          </Button>
        </Stack>
      </Screen>
    </PublicFrame>
  );
}
