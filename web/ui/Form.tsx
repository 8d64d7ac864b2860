import { type ReactNode, useRef } from 'react';
import { Stack } from './Layout.tsx';

export type FormProps = {
  /** What Enter and the submit button do; a second press while it runs does nothing. */
  onSubmit: () => Promise<unknown>;
  label?: string;
  children: ReactNode;
};

/** A form that checks itself: the browser's own bubbles stay away, Enter works everywhere. */
export function Form({ onSubmit, label, children }: FormProps) {
  const running = useRef(false);

  async function submit() {
    if (running.current) return;
    running.current = true;
    try {
      await onSubmit();
    } finally {
      running.current = false;
    }
  }

  return (
    <form
      // pressed before the page is alive, the browser would send what was typed along in the address
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>{children}</Stack>
    </form>
  );
}
