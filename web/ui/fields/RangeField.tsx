import css from './Field.module.css';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';

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
  const { value, min, max, words, onChange } = own;
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="range"
        className={css.range}
        aria-valuetext={words}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </FieldFrame>
  );
}
