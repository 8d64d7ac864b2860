import type { Device } from '../../domain/accounts/accounts.contract.ts';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stay } from '../ui/Stay.tsx';
import { useConfirm } from '../ui/useConfirm.tsx';
import { DeviceList } from './DeviceList.tsx';
import { useDevices, useEndDevice, useEndOtherDevices } from './devicesApi.ts';

/** Signed-in devices; whoever ends this one is logged out. */
export function Devices({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTranslation();
  const { data: devices, error, isPending, refetch } = useDevices();
  const endDevice = useEndDevice();
  const endOthers = useEndOtherDevices();
  const { confirm, confirmDialog } = useConfirm();
  const cancelLabel = t('myAccount.devices.keep');

  async function end(device: Device, name: string) {
    const isSure = await confirm({
      title: device.is_this ? t('myAccount.devices.logOutTitle') : t('myAccount.devices.endTitle', { name }),
      consequence: device.is_this ? t('myAccount.devices.logOutText') : t('myAccount.devices.endText'),
      confirmLabel: device.is_this ? t('myAccount.devices.logOut') : t('myAccount.devices.end'),
      cancelLabel,
    });
    if (!isSure) return;
    await endDevice.mutateAsync(device.id);
    if (device.is_this) onLoggedOut();
  }

  async function endAllOthers() {
    const isSure = await confirm({
      title: t('myAccount.devices.endOthersTitle'),
      consequence: t('myAccount.devices.endText'),
      confirmLabel: t('myAccount.devices.endOthers'),
      cancelLabel,
    });
    if (isSure) await endOthers.mutateAsync();
  }

  return (
    <Card layout="beside" title={t('myAccount.devices.title')} intro={t('myAccount.devices.intro')}>
      <Stay>
        <Stack>
          {isPending && <Skeleton label={t('shared.frame.loading')} />}
          {!isPending && !devices && <PartFailed error={error} onRetry={() => void refetch()} />}
          {devices && <DeviceList devices={devices} onEnd={end} />}
          {devices && devices.length > 1 && (
            <Button look="secondary" onClick={endAllOthers}>
              {t('myAccount.devices.endOthers')}
            </Button>
          )}
        </Stack>
      </Stay>
      {confirmDialog}
    </Card>
  );
}
