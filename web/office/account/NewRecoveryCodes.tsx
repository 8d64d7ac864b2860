import { useState } from 'react';
import { secondFactorContract } from '../../../domain/accounts/secondFactor.contract.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { ACCOUNT } from '../frame/officePaths.ts';
import { Reauthenticate } from '../frame/Reauthenticate.tsx';
import { RecoveryCodes } from '../frame/RecoveryCodes.tsx';

/** Shows new recovery codes after password and code were typed again. */
export function NewRecoveryCodes() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { getSecondFactor, renewRecoveryCodes } = secondFactorContract;
  const { mutateAsync: renew } = useSend(renewRecoveryCodes, [getSecondFactor]);
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => navigate(ACCOUNT)} />;
  return (
    <Reauthenticate
      title={t('officeAccess.renew.title')}
      lead={t('officeAccess.renew.lead')}
      asks="password and code"
      onProven={async (input) => setCodes((await renew(input)).recovery_codes)}
    />
  );
}
