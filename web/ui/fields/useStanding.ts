import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** For each control on the page: takes over its value unless it is the target; returns whether there was one to take. */
const adopters = new Set<(target: EventTarget | null) => boolean>();

/**
 * Takes over values that arrived without an event before anything is pressed or sent: password managers and kiosks
 * write into fields silently. What stands in the field is what counts.
 */
export function watchSilentValues(): void {
  for (const name of ['click', 'submit']) document.addEventListener(name, adoptSilentValues, true);
}

/** The pressed control reports its own change. */
function adoptSilentValues({ target }: Event): void {
  const adopted = [...adopters].filter((adopt) => adopt(target));
  // whoever hears the press must know the values
  if (adopted.length > 0) flushSync(() => {});
}

type Standing<E, V> = {
  given: V;
  read: (control: E) => V;
  onChange: (value: V) => void;
  /** Takes a silent value, if that is not the same. */
  onSilent?: (value: V) => void;
  ref?: Ref<E> | undefined;
};

/**
 * Ref, value and change handler of a control: a value that was written into it without an event is neither overwritten
 * when the control is drawn again, nor overlooked.
 */
export function useStanding<E extends Element, V>(options: Standing<E, V>) {
  const { given, read, onChange, onSilent = onChange, ref } = options;
  const control = useRef<E>(null);
  const drawn = useRef({ given, stood: given });
  const value = silentValue() ?? given;
  useImperativeHandle(ref, () => control.current as E);

  /** The value that nobody has reported yet. A new one from the program counts more. */
  function silentValue(): V | undefined {
    if (!control.current || given !== drawn.current.given) return undefined;
    const stands = read(control.current);
    return stands === given || stands === drawn.current.stood ? undefined : stands;
  }

  function hear(typed: V) {
    drawn.current.stood = typed;
    onChange(typed);
  }

  const adopt = useEffectEvent((target: EventTarget | null) => {
    const silent = control.current === target ? undefined : silentValue();
    if (silent === undefined) return false;
    drawn.current.stood = silent;
    onSilent(silent);
    return true;
  });

  useLayoutEffect(() => {
    if (value !== given) adopt(null);
    drawn.current = { given, stood: control.current ? read(control.current) : given };
  });

  useEffect(() => {
    const adoptUnless = (target: EventTarget | null) => adopt(target);
    adopters.add(adoptUnless);
    return () => void adopters.delete(adoptUnless);
  }, []);

  return { ref: control, value, hear };
}

export function textOf(control: { value: string }): string {
  return control.value;
}
