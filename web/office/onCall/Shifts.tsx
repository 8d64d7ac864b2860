import type { Shift } from '../../../domain/onCall/onCall.contract.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { withLineBreaks } from '../../ui/content/lineBreaks.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { PhoneLink } from '../frame/PhoneLink.tsx';
import { useShiftDays } from './useShiftDays.ts';

type ShiftsProps = {
  title: string;
  shifts: Shift[];
  sendsTextMessages: boolean;
  onChange: (shift: Shift) => void;
  onRemove: (shift: Shift) => void;
};

/** Shifts with who, when and how; renders nothing if there are none. */
export function Shifts({ title, shifts, sendsTextMessages, onChange, onRemove }: ShiftsProps) {
  const { t } = useTranslation();
  const daysOf = useShiftDays();
  if (shifts.length === 0) return null;
  const waysOf = ({ by_mail, by_text_message }: Shift) => [
    ...(by_mail || !sendsTextMessages ? [t('officeOnCall.mail')] : []),
    ...(by_text_message ? [t(sendsTextMessages ? 'officeOnCall.textMessage' : 'officeOnCall.textMessageOff')] : []),
  ];
  const columns: Column<Shift>[] = [
    { key: 'who', header: t('officeOnCall.who'), cell: (shift) => <Who shift={shift} /> },
    { key: 'days', header: t('officeOnCall.days'), cell: daysOf },
    { key: 'ways', header: t('officeOnCall.ways'), cell: (shift) => waysOf(shift).join(', ') },
    {
      key: 'actions',
      header: t('officeOnCall.actions'),
      quietHeader: true,
      align: 'end',
      cell: (shift) =>
        shift.may_change && (
          <Inline>
            <Button look="secondary" onClick={() => onChange(shift)}>
              {t('officeOnCall.change')}
              <About shift={shift} />
            </Button>
            <Button look="quiet" onClick={() => onRemove(shift)}>
              {t('officeOnCall.remove')}
              <About shift={shift} />
            </Button>
          </Inline>
        ),
    },
  ];
  return (
    <Card title={title}>
      <DataTable caption={title} captionHidden look="lines" columns={columns} rows={shifts} rowKey={({ id }) => id} />
    </Card>
  );
}

/** The person, and the number to call. */
function Who({ shift: { name, mobile } }: { shift: Shift }) {
  return (
    <Stack gap={1}>
      <strong>{withLineBreaks(name)}</strong>
      {mobile && <PhoneLink number={mobile} />}
    </Stack>
  );
}

/** A hidden text that distinguishes the buttons of different rows. */
function About({ shift: { name, first_day } }: { shift: Shift }) {
  return (
    <span className="visually-hidden">
      : {name}, {first_day}
    </span>
  );
}
