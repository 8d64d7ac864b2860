import { IconCalendar } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import type { CalendarDialog } from './CalendarDialog.tsx';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useIsLocked } from './Fieldset.tsx';
import { LockedControl } from './LockedControl.tsx';

/** A date as it will be kept (`DD.MM.YYYY`) and as people say it ("1. Februar 1990"). */
export type ReadDate = { text: string; echo: string };

export type DateFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
    value: string;
    onChange: (value: string) => void;
    /** Reads what was typed; `undefined` where it is no date. */
    normalise: (typed: string) => ReadDate | undefined;
    /** ISO days. `today` is where an empty calendar opens. */
    calendar?: { today: string; min?: string; max?: string };
  };

/** A date as text, which is quickest for a date one knows by heart; the calendar is an extra. */
export function DateField(props: DateFieldProps) {
  const texts = useUiTexts();
  const [Calendar, setCalendar] = useState<typeof CalendarDialog>();
  const read = props.normalise(props.value);
  const { control, frame, own } = useField(props, read && 'echo');
  const { value, onChange, normalise: _reads, calendar, onBlur, ...native } = own;

  const isLocked = useIsLocked() || native.disabled === true;
  if (isLocked) {
    return (
      <FieldFrame {...frame}>
        <LockedControl {...control} name={native.name} value={value} />
      </FieldFrame>
    );
  }

  async function choose() {
    // without it the date can be typed; that there is no connection is said by whoever fetches
    const fetched = await import('./CalendarDialog.tsx').catch(() => undefined);
    if (fetched) setCalendar(() => fetched.CalendarDialog);
  }

  return (
    <FieldFrame
      {...frame}
      after={
        <div className={css.note} id={`${control.id}-echo`} role="status">
          {read?.echo}
        </div>
      }
    >
      <div className={css.with}>
        <input
          inputMode="numeric"
          {...native}
          {...control}
          type="text"
          className={css.control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            if (read && read.text !== value) onChange(read.text);
            onBlur?.(event);
          }}
        />
        {calendar && !native.disabled && (
          <span className={css.inside}>
            <IconButton
              label={`${texts.openCalendar}: ${props.label}`}
              icon={<IconCalendar aria-hidden="true" />}
              onClick={choose}
            />
          </span>
        )}
      </div>
      {calendar && Calendar && (
        <Calendar
          title={props.label}
          {...calendar}
          chosen={read && toIso(read.text)}
          onChoose={(iso) => {
            onChange(iso.split('-').reverse().join('.'));
            setCalendar(undefined);
          }}
          onClose={() => setCalendar(undefined)}
        />
      )}
    </FieldFrame>
  );
}

function toIso(text: string): string {
  return text.split('.').reverse().join('-');
}
