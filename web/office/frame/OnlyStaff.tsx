import { OpenFrame } from '../../me/OpenFrame.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PORTAL } from './portalAddress.ts';

/** Tells members who open the office's URL that it is for staff, with a link back. */
export function OnlyStaff() {
  const { t } = useTranslation();
  return (
    <OpenFrame>
      <Screen title={t('office.onlyStaff.title')} lead={t('office.onlyStaff.lead')}>
        <LinkButton wide href={`${PORTAL}/`}>
          {t('office.onlyStaff.toPortal')}
        </LinkButton>
      </Screen>
    </OpenFrame>
  );
}
