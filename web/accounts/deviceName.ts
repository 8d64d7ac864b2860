import type { Device } from '../../domain/accounts/accounts.contract.ts';
import { useTranslation } from '../platform/words.ts';

/** "Firefox on Windows", or as much of it as the browser tells. */
export function useDeviceName(): (device: Pick<Device, 'browser' | 'system'>) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser && system) return t('myAccount.devices.name', { browser, system });
    return browser ?? system ?? t('myAccount.devices.unknown');
  };
}
