import { useQuery } from '@tanstack/react-query';
import { accountsContract, type Device } from '../../domain/accounts/accounts.contract.ts';
import { dateAndTimeOf } from '../platform/calls/instants.ts';
import { queryOf, useSend } from '../platform/calls/useCall.ts';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useConfirm } from '../ui/actions/useConfirm.tsx';
import { Badge } from '../ui/content/Badge.tsx';
import { Card } from '../ui/content/Card.tsx';
import { Stack } from '../ui/frame/Layout.tsx';
import { Skeleton } from '../ui/frame/Skeleton.tsx';
import { KeepFocus } from '../ui/KeepFocus.tsx';
import css from './DeviceList.module.css';
import { RecentLogIns } from './RecentLogIns.tsx';
import { useDeviceName } from './useDeviceName.ts';
import { useOwnerQuestion } from './useOwnerQuestion.tsx';

/** The logged-in devices; ending the present one logs out. */
export function Devices({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTranslation();
  const { data: devices, error, isPending, refetch } = useQuery(queryOf(accountsContract.listDevices));
  const endDevice = useSend(accountsContract.endDevice, [accountsContract.listDevices]);
  const endOthers = useSend(accountsContract.endOtherDevices, [accountsContract.listDevices]);
  const { confirm, confirmDialog } = useConfirm();
  const { askOwner, ownerDialog } = useOwnerQuestion();
  const cancelLabel = t('myAccount.devices.keep');

  async function end(device: Device, name: string) {
    if (device.is_this) return logOutHere(device);
    const question = {
      title: t('myAccount.devices.endTitle', { name }),
      consequence: t('myAccount.devices.endText'),
      confirmLabel: t('myAccount.devices.end'),
      cancelLabel,
    };
    await askOwner(question, (proof) => endDevice.mutateAsync({ id: device.id, ...proof }));
  }

  async function logOutHere({ id }: Device) {
    const isSure = await confirm({
      title: t('myAccount.devices.logOutTitle'),
      consequence: t('myAccount.devices.logOutText'),
      confirmLabel: t('myAccount.devices.logOut'),
      cancelLabel,
    });
    if (!isSure) return;
    await endDevice.mutateAsync({ id });
    onLoggedOut();
  }

  async function endAllOthers() {
    const question = {
      title: t('myAccount.devices.endOthersTitle'),
      consequence: t('myAccount.devices.endText'),
      confirmLabel: t('myAccount.devices.endOthers'),
      cancelLabel,
    };
    await askOwner(question, (proof) => endOthers.mutateAsync(proof));
  }

  return (
    <Card layout="beside" title={t('myAccount.devices.title')} intro={t('myAccount.devices.intro')}>
      <KeepFocus>
        <Stack>
          {isPending && <Skeleton label={t('shared.frame.loading')} />}
          {!isPending && !devices && <PartFailed error={error} onRetry={() => void refetch()} />}
          {devices && <DeviceList devices={devices} onEnd={end} />}
          {devices && devices.length > 1 && (
            <Button look="secondary" onClick={endAllOthers}>
              {t('myAccount.devices.endOthers')}
            </Button>
          )}
          <RecentLogIns />
        </Stack>
      </KeepFocus>
      {confirmDialog}
      {ownerDialog}
    </Card>
  );
}

type DeviceListProps = {
  devices: Device[];
  onEnd: (device: Device, name: string) => Promise<unknown>;
};

/** The devices on which the account is logged in, each with a button that ends its session. */
function DeviceList({ devices, onEnd }: DeviceListProps) {
  return (
    <ul className={css.list}>
      {devices.map((device) => (
        <Row key={device.id} device={device} onEnd={onEnd} />
      ))}
    </ul>
  );
}

function Row({ device, onEnd }: { device: Device; onEnd: DeviceListProps['onEnd'] }) {
  const { t } = useTranslation();
  const name = useDeviceName()(device);
  const end = device.is_this ? t('myAccount.devices.logOut') : t('myAccount.devices.end');
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.name}>
          {name}
          {device.is_this && <Badge tone="green">{t('myAccount.devices.this')}</Badge>}
        </div>
        <div className={css.seen}>
          {device.is_this
            ? t('myAccount.devices.since', dateAndTimeOf(device.created_at))
            : t('myAccount.devices.lastSeen', dateAndTimeOf(device.last_seen_at))}
        </div>
      </div>
      <Button look="secondary" aria-label={`${end}: ${name}`} onClick={() => onEnd(device, name)}>
        {end}
      </Button>
    </li>
  );
}
