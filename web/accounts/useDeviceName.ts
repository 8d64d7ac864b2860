import type { Device } from '../../domain/accounts/accounts.contract.ts';
import { useTranslation } from '../platform/words.ts';

/** Returns a function that names a device: "Firefox on Windows", or as much of that as is known. */
export function useDeviceName(): (device: Pick<Device, 'browser' | 'system'>) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('myAccount.devices.name', { browser, system });
    return browser ?? system ?? t('myAccount.devices.unknown');
  };
}
