import type { Device } from '../../domain/accounts/accounts.contract.ts';
import { dateAndTimeOf } from '../platform/calls/instants.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Badge } from '../ui/content/Badge.tsx';
import css from './DeviceList.module.css';
import { useDeviceName } from './useDeviceName.ts';

export type DeviceListProps = {
  devices: Device[];
  onEnd: (device: Device, name: string) => Promise<unknown>;
};

/** The devices on which the account is logged in, each with a button that ends its session. */
export function DeviceList({ devices, onEnd }: DeviceListProps) {
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
