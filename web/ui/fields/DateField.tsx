import { IconCalendar } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import type { CalendarDialog } from './CalendarDialog.tsx';
import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useIsLocked } from './Fieldset.tsx';
import { LockedControl } from './LockedControl.tsx';
import { textOf, useStanding } from './useStanding.ts';

/** A date as it is stored (`DD.MM.YYYY`) and in words ("1. Februar 1990"). */
export type ReadDate = { text: string; echo: string };

export type DateFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
    value: string;
    onChange: (value: string) => void;
    /** Parses the typed text; `undefined` if it is no date. */
    normalise: (typed: string) => ReadDate | undefined;
    /** ISO days; an empty calendar opens at `today`. */
    calendar?: { today: string; min?: string; max?: string };
  };

/** A date as text, because typing is quickest for a date known by heart; the calendar is optional. */
export function DateField(props: DateFieldProps) {
  const texts = useUiTexts();
  const [Calendar, setCalendar] = useState<typeof CalendarDialog>();
  const read = props.normalise(props.value);
  const { control, frame, own } = useField(props, read && 'echo');
  const { value: given, onChange, normalise: _reads, calendar, onBlur, ...native } = own;
  const { ref, value, hear } = useStanding<HTMLInputElement, string>({
    given,
    read: textOf,
    onChange,
    ref: native.ref,
  });

  const isLocked = useIsLocked() || native.disabled === true;
  if (isLocked) {
    return (
      <FieldFrame {...frame}>
        <LockedControl {...control} name={native.name} value={value} />
      </FieldFrame>
    );
  }

  async function choose() {
    // without the calendar the date can still be typed; `fetchChunk` reports the missing connection
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
          ref={ref}
          type="text"
          className={css.control}
          value={value}
          onChange={(event) => hear(event.target.value)}
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
