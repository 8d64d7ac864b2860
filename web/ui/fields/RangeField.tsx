import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { useStanding } from './useStanding.ts';

export type RangeFieldProps = FieldProps & {
  value: number;
  min: number;
  max: number;
  /** The value in words, for example with its unit. */
  words: string;
  onChange: (value: number) => void;
};

/** A number that is chosen by sliding, or with the arrow keys. */
export function RangeField(props: RangeFieldProps) {
  const { control, frame, own } = useField(props);
  const { min, max, words } = own;
  const { ref, value, hear } = useStanding({ given: own.value, read: numberOf, onChange: own.onChange });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        ref={ref}
        type="range"
        className={css.range}
        aria-valuetext={words}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => hear(event.target.valueAsNumber)}
      />
    </FieldFrame>
  );
}

function numberOf(control: HTMLInputElement): number {
  return control.valueAsNumber;
}
