import { IconCamera, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import buttonCss from '../actions/Button.module.css';
import { cx } from '../cx.ts';
import fieldCss from './Field.module.css';
import { FieldError, FieldHint, type FieldProps, Presence, useField } from './Field.tsx';
import css from './FileField.module.css';

export type FileFieldProps = FieldProps & {
  /** For example `image/jpeg,image/png,application/pdf`. */
  accept: string;
  /** The label is only for screen readers, because a heading above says the same. */
  labelHidden?: boolean;
  chooseLabel: string;
  /** Offers the camera on touch devices. */
  cameraLabel?: string;
  /** The file types that the camera should produce. */
  cameraAccept?: string;
  disabled?: boolean;
  onPick: (file: File) => void;
};

/** Picks one file; `FileRow` shows its upload. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, labelHidden, disabled, onPick } = props;
  const { accept, chooseLabel, cameraLabel, cameraAccept = 'image/*' } = props;
  const { control, ids } = useField(props);
  return (
    <fieldset className={cx(fieldCss.group, css.field)}>
      <legend className={labelHidden ? 'visually-hidden' : fieldCss.label}>
        {label}
        <Presence optional={optional} />
      </legend>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <div className={css.buttons}>
        <Pick icon={<IconUpload size={22} aria-hidden="true" />} label={chooseLabel}>
          <input
            id={control.id}
            type="file"
            accept={accept}
            disabled={disabled}
            aria-label={`${chooseLabel}: ${label}`}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            onChange={(event) => hand(event.target, onPick)}
          />
        </Pick>
        {cameraLabel && (
          <Pick icon={<IconCamera size={22} aria-hidden="true" />} label={cameraLabel} className={css.camera}>
            <input
              type="file"
              accept={cameraAccept}
              disabled={disabled}
              capture="environment"
              aria-label={`${cameraLabel}: ${label}`}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              onChange={(event) => hand(event.target, onPick)}
            />
          </Pick>
        )}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}

type PickProps = { icon: ReactNode; label: string; className?: string | undefined; children: ReactNode };

function Pick({ icon, label, className, children }: PickProps) {
  return (
    <span className={cx(buttonCss.button, buttonCss.secondary, css.pick, className)}>
      {icon}
      <span aria-hidden="true">{label}</span>
      {children}
    </span>
  );
}

/** Empties the input afterwards, so that picking the same file again fires an event. */
function hand(input: HTMLInputElement, onPick: (file: File) => void) {
  const file = input.files?.[0];
  if (file) onPick(file);
  input.value = '';
}
