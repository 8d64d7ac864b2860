import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import buttonCss from '../actions/Button.module.css';
import { cx } from '../cx.ts';
import css from './FileField.module.css';

export type FilePickProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  icon: ReactNode;
  /** What is on the button; its name for screen readers is `aria-label`. */
  children: ReactNode;
  look?: 'secondary' | 'quiet';
  className?: string | undefined;
  onPick: (files: File[]) => unknown;
  /** Somebody went back without a file, or the device allowed none. */
  onNone?: (() => void) | undefined;
};

/** A button that opens the device's file chooser, or its camera with `capture`. */
export function FilePick({ icon, children, look = 'secondary', className, onPick, onNone, ...input }: FilePickProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const none = useEffectEvent(() => onNone?.());
  // React does not listen to this event of an input
  useEffect(() => {
    const element = chooser.current;
    element?.addEventListener('cancel', none);
    return () => element?.removeEventListener('cancel', none);
  }, []);
  return (
    <span className={cx(buttonCss.button, buttonCss[look], css.pick, className)}>
      {icon}
      <span aria-hidden="true">{children}</span>
      <input {...input} ref={chooser} type="file" onChange={(event) => hand(event.target, onPick)} />
    </span>
  );
}

/** Empties the input afterwards, so that picking the same file again fires an event. */
function hand(input: HTMLInputElement, onPick: (files: File[]) => unknown) {
  const files = [...(input.files ?? [])];
  if (files.length > 0) onPick(files);
  input.value = '';
}
