import type { ReactNode } from 'react';
import { type Gap, Stack } from '../frame/Layout.tsx';
import { useOneAtATime } from '../useOneAtATime.ts';

export type FormProps = {
  /** Runs on Enter and the submit button; a second press while it runs does nothing. */
  onSubmit: () => Promise<unknown>;
  /** For a submit button outside the form: `<Button type="submit" form={id}>`. */
  id?: string;
  label?: string;
  gap?: Gap;
  children: ReactNode;
};

/** A form with its own validation: the browser's messages are off, and Enter submits it from every field. */
export function Form({ onSubmit, id, label, gap, children }: FormProps) {
  const { run } = useOneAtATime<'submit'>();
  return (
    <form
      id={id}
      // before hydration, the browser would otherwise send the typed values in the URL
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
