import { IconCamera, IconUpload } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import fieldCss from './Field.module.css';
import { FieldError, FieldHint, type FieldProps, Presence, useField } from './Field.tsx';
import css from './FileField.module.css';
import { FilePick } from './FilePick.tsx';

export type FileFieldProps = FieldProps & {
  /** For example `image/jpeg,image/png,application/pdf`. */
  accept: string;
  /** Whether several files may be chosen at once. */
  multiple?: boolean;
  /** The label is only for screen readers, because a heading above says the same. */
  labelHidden?: boolean;
  chooseLabel: string;
  /** Offers the camera on touch devices. */
  cameraLabel?: string;
  /** The file types that the camera should produce. */
  cameraAccept?: string;
  disabled?: boolean;
  onPick: (files: File[], from: FileSource) => unknown;
  /** The camera was opened, and no photo came. */
  onNoPhoto?: () => void;
};

export type FileSource = 'files' | 'camera';

/** Picks files; `FileRow` shows their upload. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, labelHidden, disabled, onPick, onNoPhoto } = props;
  const { accept, multiple, chooseLabel, cameraLabel, cameraAccept = 'image/*' } = props;
  const { control, ids } = useField(props);
  const ties = {
    disabled,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
  };
  return (
    <fieldset className={cx(fieldCss.group, css.field)}>
      <legend className={labelHidden ? 'visually-hidden' : fieldCss.label}>
        {label}
        <Presence optional={optional} />
      </legend>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <div className={css.buttons}>
        <FilePick
          {...ties}
          id={control.id}
          icon={<IconUpload size={22} aria-hidden="true" />}
          accept={accept}
          multiple={multiple}
          aria-label={`${chooseLabel}: ${label}`}
          onPick={(files) => onPick(files, 'files')}
        >
          {chooseLabel}
        </FilePick>
        {cameraLabel && (
          <FilePick
            {...ties}
            icon={<IconCamera size={22} aria-hidden="true" />}
            className={css.camera}
            accept={cameraAccept}
            capture="environment"
            aria-label={`${cameraLabel}: ${label}`}
            onPick={(files) => onPick(files, 'camera')}
            onNone={onNoPhoto}
          >
            {cameraLabel}
          </FilePick>
        )}
      </div>
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}
