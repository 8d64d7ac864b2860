import type { ReactNode } from 'react';
import { type Gap, Stack } from '../frame/Layout.tsx';
import { useOneAtATime } from '../useOneAtATime.ts';

export type FormProps = {
  /** What Enter and the submit button do; a second press while it runs does nothing. */
  onSubmit: () => Promise<unknown>;
  /** For a submit button that stands outside: `<Button type="submit" form={id}>`. */
  id?: string;
  label?: string;
  gap?: Gap;
  children: ReactNode;
};

/** A form that checks itself: the browser's own bubbles stay away, Enter works everywhere. */
export function Form({ onSubmit, id, label, gap, children }: FormProps) {
  const { run } = useOneAtATime<'submit'>();
  return (
    <form
      id={id}
      // pressed before the page is alive, the browser would send what was typed along in the address
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void run('submit', onSubmit);
      }}
    >
      <Stack gap={gap}>{children}</Stack>
    </form>
  );
}
