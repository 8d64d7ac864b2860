import { belongingHolders, bodyHolders, type HandoverHolder } from '../../../../domain/deaths/custody.ts';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import { type DeathCustody, deathCustodyContract } from '../../../../domain/deaths/deathCustody.contract.ts';
import { currentInstant } from '../../../platform/calls/serverClock.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { type ClockZone, clockIn, instantIn } from '../../../platform/viennaTime.ts';
import { useTranslation } from '../../../platform/words.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Columns } from '../../../ui/frame/Layout.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';
import { BothClocks } from '../BothClocks.tsx';

type HandoverDialogProps = {
  /** A hand-over of the body, belongings or both; or a belonging that is not listed yet. */
  what: 'handOver' | 'add';
  deathCase: DeathCase;
  custody: DeathCustody;
  change: ChangeCase<DeathCustody>;
  tellDone: TellDone;
  onClose: () => void;
};

/** Asks who took over, when, and with which receipt; names that the case has already are filled in. */
export function HandoverDialog({ what, deathCase, custody, change, tellDone, onClose }: HandoverDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'handover',
    initial: initialOf(what, custody),
    draft: useTabDraft(`death-${what}-${deathCase.id}`),
    check: (typed) => problemsOf(typed, { isNew: what === 'add', deathCase }),
    submit: async (_input, typed) => {
      const { holder_name, person, receipt, belonging_ids, with_body } = typed;
      const holder = typed.holder as HandoverHolder;
      const at = instantIn(zoneOf(deathCase, holder), typed.day, typed.time) ?? '';
      const handover = { holder, holder_name: holder_name || null, person, receipt: receipt || null, at };
      if (what === 'add') {
        await change(deathCustodyContract.addBelonging, { ...handover, what: typed.what });
        return tellDone((say) => say('officeDeathCustody.added'));
      }
      await change(deathCustodyContract.handOver, { ...handover, with_body, belonging_ids });
      tellDone((say) => say('officeDeathCustody.noted'));
    },
  });
  const { field, values, set } = form;
  const zone = zoneOf(deathCase, values.holder);
  const choose = (holder: string) => {
    set('holder', holder);
    set('holder_name', custody.names[holder as HandoverHolder] ?? '');
  };
  const holders = holdersOf(values, what === 'add');
  return (
    <FormDialog
      title={t(what === 'add' ? 'officeDeathCustody.dialog.addTitle' : 'officeDeathCustody.dialog.title')}
      confirmLabel={t('officeDeathCustody.dialog.confirm')}
      form={form}
      onClose={onClose}
    >
      {what === 'add' ? (
        <TextField
          {...field('what', t('officeDeathCustody.dialog.what'))}
          hint={t('officeDeathCustody.dialog.whatHint')}
          autoComplete="off"
        />
      ) : (
        <Things {...{ custody, values, set }} />
      )}
      <SelectField
        {...field(
          'holder',
          t(what === 'add' ? 'officeDeathCustody.dialog.holderNow' : 'officeDeathCustody.dialog.holder'),
        )}
        onChange={choose}
        placeholder={t('officeMoney.payments.choose')}
        choices={holders.map((value) => ({ value, label: t(`officeDeathCustody.holder.${value}`) }))}
      />
      <TextField {...field('holder_name', t('officeDeathCustody.dialog.holderName'))} optional autoComplete="off" />
      <TextField
        {...field('person', t('officeDeathCustody.dialog.person'))}
        hint={t('officeDeathCustody.dialog.personHint')}
        autoComplete="off"
      />
      <Columns size="narrow">
        <PastDayField {...field('day', t('officeDeathCustody.dialog.day'))} />
        <TextField
          {...field(
            'time',
            t(zone === 'Europe/Vienna' ? 'officeDeathCustody.dialog.time' : 'officeDeathCustody.dialog.timeInTurkey'),
          )}
          autoComplete="off"
        />
      </Columns>
      <BothClocks zone={zone} day={values.day} time={values.time} />
      <TextField
        {...field('receipt', t('officeDeathCustody.dialog.receipt'))}
        hint={t('officeDeathCustody.dialog.receiptHint')}
        optional
        autoComplete="off"
      />
    </FormDialog>
  );
}

type Typed = ReturnType<typeof initialOf>;
type ThingsProps = {
  custody: DeathCustody;
  values: Typed;
  set: <Name extends 'with_body' | 'belonging_ids'>(name: Name, value: Typed[Name]) => void;
};

/** The body, and each belonging that nobody has handed to the family yet. */
function Things({ custody: { belongings }, values, set }: ThingsProps) {
  const { t } = useTranslation();
  const { with_body, belonging_ids } = values;
  const open = belongings.filter(({ entries }) => entries.at(-1)?.holder !== 'family');
  if (open.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('officeDeathCustody.dialog.things')}</legend>
      <CheckboxField
        label={t('officeDeathCustody.dialog.body')}
        checked={with_body}
        onChange={(isChosen) => set('with_body', isChosen)}
      />
      {open.map(({ id, what }) => (
        <CheckboxField
          key={id}
          label={what}
          checked={belonging_ids.includes(id)}
          onChange={(isChosen) =>
            set('belonging_ids', isChosen ? [...belonging_ids, id] : belonging_ids.filter((each) => each !== id))
          }
        />
      ))}
    </fieldset>
  );
}

/** Who may have everything that is handed over. */
function holdersOf({ with_body, belonging_ids }: Typed, isNew: boolean): readonly HandoverHolder[] {
  if (isNew || !with_body) return belongingHolders;
  const ofBelongings: readonly HandoverHolder[] = belongingHolders;
  return belonging_ids.length === 0 ? bodyHolders : bodyHolders.filter((holder) => ofBelongings.includes(holder));
}

/** A new belonging is mostly where the body is. */
function initialOf(what: HandoverDialogProps['what'], { body, names }: DeathCustody) {
  const now = clockIn('Europe/Vienna', currentInstant());
  const last = body.at(-1);
  const holder = belongingHolders.find((each) => what === 'add' && each === last?.holder);
  return {
    what: '',
    with_body: what === 'handOver',
    belonging_ids: [] as number[],
    holder: (holder ?? '') as string,
    holder_name: holder ? (last?.holder_name ?? names[holder] ?? '') : '',
    person: '',
    receipt: '',
    day: now.date,
    time: now.time,
  };
}

/** What happens in Türkiye is entered on the clock there. */
function zoneOf({ destination }: DeathCase, holder: string): ClockZone {
  const isThere = destination === 'turkey' && (holder === 'consignee' || holder === 'grave');
  return isThere ? 'Europe/Istanbul' : 'Europe/Vienna';
}

type Checked = { isNew: boolean; deathCase: DeathCase };

function problemsOf({ what, holder, person, day, time }: Typed, { isNew, deathCase }: Checked) {
  const isRead = instantIn(zoneOf(deathCase, holder), day, time) !== undefined;
  const missing = { ...(isNew && { what }), holder, person, time };
  return {
    ...Object.fromEntries(
      Object.entries(missing).flatMap(([name, value]) => (value.trim() === '' ? [[name, ['required']]] : [])),
    ),
    ...(time.trim() !== '' && !isRead && { time: ['invalid_value'] }),
  };
}
