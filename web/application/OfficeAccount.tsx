import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useLogOut } from './applicationApi.ts';

const OFFICE = '/office-ui/';

/** An account of the office has no household to show; it belongs to the other door. */
export function OfficeAccount() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <main>
      <Screen title={t('application.office.title')} lead={t('application.office.lead')}>
        <Stack>
          <LinkButton href={OFFICE}>{t('application.office.go')}</LinkButton>
          <Button look="secondary" onClick={() => logOut.mutateAsync()}>
            {t('application.frame.logOut')}
          </Button>
        </Stack>
      </Screen>
    </main>
  );
}
