import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { useUiTexts } from '../UiTexts.tsx';
import css from './CopyValue.module.css';

const SAID_FOR_MS = 4000;

/** Pages without https have no clipboard API; there the value is selected, and copied by hand. */
const CAN_COPY = 'clipboard' in navigator;

export type CopyValueProps = {
  label: string;
  value: string;
  /** The copied text, if it differs from the shown one: an IBAN without spaces. */
  copies?: string;
};

/** A value to use elsewhere, with a button that copies it and confirms that. */
export function CopyValue({ label, value, copies = value }: CopyValueProps) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <div className={css.frame}>
      <div className={css.copy}>
        <div>
          <div className={css.label}>{label}</div>
          <div className={css.value}>{value}</div>
        </div>
        {CAN_COPY && (
          <Button
            look="quiet"
            aria-label={`${copied ? texts.copied : texts.copy}: ${label}`}
            onClick={async () => {
              await navigator.clipboard.writeText(copies);
              setCopied(true);
            }}
          >
            {copied ? <IconCheck size={22} aria-hidden="true" /> : <IconCopy size={22} aria-hidden="true" />}
            <span className={css.words}>{copied ? texts.copied : texts.copy}</span>
          </Button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {copied && `${label}: ${texts.copied}`}
      </span>
    </div>
  );
}
