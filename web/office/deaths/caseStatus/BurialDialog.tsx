import { deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { type ClockZone, clockIn, instantIn } from '../../../platform/viennaTime.ts';
import { useTranslation } from '../../../platform/words.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Columns } from '../../../ui/frame/Layout.tsx';
import { AnyDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import { BothClocks, zoneOfBurial } from '../BothClocks.tsx';
import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';

type Typed = {
  burial_day: string;
  burial_time: string;
  burial_place: string;
  flight_day: string;
  flight_time: string;
  flight_words: string;
};

/** Enters when and where the burial and the flight are, or that the burial has taken place. */
export function BurialDialog({
  name,
  deathCase,
  change,
  onClose,
  onDone,
}: CaseStatusDialogProps & { name: 'plan' | 'bury' }) {
  const { t } = useTranslation();
  const zone = zoneOfBurial(deathCase.destination);
  const form = useForm({
    id: 'burial',
    initial: typedOf(deathCase, zone),
    draft: useTabDraft(`death-burial-${deathCase.id}`),
    check: (typed) => problemsOf(typed, zone),
    submit: async (_input, typed) => {
      await change(deathLifeContract[name === 'plan' ? 'planBurial' : 'buryDeath'], sentOf(typed, zone));
      onDone();
    },
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={t(`officeDeathLife.${name}.title`)}
      confirmLabel={t(`officeDeathLife.${name}.confirm`)}
      form={form}
      onClose={onClose}
    >
      <p>{t(`officeDeathLife.${name}.words`)}</p>
      <Columns size="narrow">
        <AnyDayField {...field('burial_day', t('officeDeathLife.burial.day'))} />
        <TextField
          {...field(
            'burial_time',
            t(isInTurkey(zone) ? 'officeDeathLife.burial.timeInTurkey' : 'officeDeathLife.burial.time'),
          )}
          hint={t(isInTurkey(zone) ? 'officeDeathLife.burial.timeHintTurkey' : 'officeDeathLife.burial.timeHint')}
          autoComplete="off"
          inputMode="text"
        />
      </Columns>
      <BothClocks zone={zone} day={values.burial_day} time={values.burial_time} />
      <TextField {...field('burial_place', t('officeDeathLife.burial.place'))} autoComplete="off" />
      <Columns size="narrow">
        <AnyDayField {...field('flight_day', t('officeDeathLife.burial.flightDay'))} optional />
        <TextField {...field('flight_time', t('officeDeathLife.burial.flightTime'))} optional autoComplete="off" />
      </Columns>
      <TextField
        {...field('flight_words', t('officeDeathLife.burial.flight'))}
        hint={t('officeDeathLife.burial.flightHint')}
        optional
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** Burials are entered on the clock of their place, flights on that of Vienna, where they begin. */
const HERE: ClockZone = 'Europe/Vienna';

function isInTurkey(zone: ClockZone): boolean {
  return zone === 'Europe/Istanbul';
}

function typedOf(
  { burial_at, burial_place, flight_at, flight_words }: CaseStatusDialogProps['deathCase'],
  zone: ClockZone,
): Typed {
  const burial = burial_at && clockIn(zone, burial_at);
  const flight = flight_at && clockIn(HERE, flight_at);
  return {
    burial_day: burial ? burial.date : '',
    burial_time: burial ? burial.time : '',
    flight_day: flight ? flight.date : '',
    flight_time: flight ? flight.time : '',
    burial_place: burial_place ?? '',
    flight_words: flight_words ?? '',
  };
}

/** A day requires a time, and a time a day. */
function problemsOf(
  { burial_day, burial_time, flight_day, flight_time }: Typed,
  zone: ClockZone,
): Record<string, string[]> {
  const problem = (day: string, time: string): string | undefined => {
    if (day === '' && time === '') return undefined;
    if (time === '') return 'required';
    return instantIn(zone, day, time) ? undefined : 'invalid_value';
  };
  const burial = problem(burial_day, burial_time);
  const flight = problem(flight_day, flight_time);
  return { ...(burial && { burial_time: [burial] }), ...(flight && { flight_time: [flight] }) };
}

function sentOf(
  { burial_day, burial_time, flight_day, flight_time, burial_place, flight_words }: Typed,
  zone: ClockZone,
) {
  return {
    burial_at: instantIn(zone, burial_day, burial_time) ?? null,
    burial_place: burial_place || null,
    flight_at: instantIn(HERE, flight_day, flight_time) ?? null,
    flight_words: flight_words || null,
  };
}
