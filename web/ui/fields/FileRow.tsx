import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../actions/Button.tsx';
import { Badge, type BadgeTone } from '../content/Badge.tsx';
import { ProgressBar } from '../content/ProgressBar.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import css from './FileField.module.css';

export type FileRowProps = {
  /** The name of the file, or what it is. */
  name: ReactNode;
  /** The name in the labels of the buttons. */
  spokenName: string;
  size?: string;
  status?: { tone: BadgeTone; words: string };
  /** During the upload: percent, and its label. */
  progress?: { percent: number; label: string };
  error?: string;
  download?: { label: string; act: () => unknown };
  onRetry?: () => unknown;
  onCancel?: () => unknown;
  onRemove?: () => unknown;
  /** Further actions, the most likely first. */
  more?: FileAct[];
};

export type FileAct = { label: string; look?: ButtonLook; act: () => unknown };

export function FileRow({
  name,
  spokenName,
  size,
  status,
  progress,
  error,
  download,
  more = [],
  ...actions
}: FileRowProps) {
  const texts = useUiTexts();
  const buttons: { label: string; look?: ButtonLook; act: (() => unknown) | undefined }[] = [
    ...(download ? [download] : []),
    ...more,
    { label: texts.retry, act: actions.onRetry },
    { label: texts.cancel, act: actions.onCancel },
    { label: texts.remove, act: actions.onRemove },
  ];
  return (
    <div className={css.row}>
      <div className={css.line}>
        <IconFileText size={26} aria-hidden="true" />
        <div className={css.name}>
          {name}
          {size && <div className={css.size}>{size}</div>}
        </div>
        {status && <Badge tone={status.tone}>{status.words}</Badge>}
        <div className={css.acts}>
          {buttons.map(
            ({ label, look = 'quiet', act }) =>
              act && (
                <Button key={label} look={look} aria-label={`${label}: ${spokenName}`} onClick={act}>
                  {label}
                </Button>
              ),
          )}
        </div>
      </div>
      {progress && <ProgressBar label={progress.label} percent={progress.percent} />}
      {error && (
        <div className={css.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
