import { useLogOut } from '../../me/logOut.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';

/** For people who cannot continue here. */
export function LogOutButton() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return (
    <Button look="quiet" wide onClick={() => logOut.mutateAsync()}>
      {t('application.frame.logOut')}
    </Button>
  );
}
