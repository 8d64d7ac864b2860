import { useRef, useState } from 'react';

/**
 * Runs one thing at a time and returns its name while its promise is pending; other calls do nothing meanwhile. Uses a
 * ref, because a second press may come before React has rendered the first.
 */
export function useOneAtATime<Name extends string>() {
  const guard = useRef(false);
  const [running, setRunning] = useState<Name>();

  async function run(name: Name, act: () => unknown): Promise<void> {
    if (guard.current) return;
    const work = act();
    if (!(work instanceof Promise)) return;
    guard.current = true;
    setRunning(name);
    try {
      await work;
    } finally {
      guard.current = false;
      setRunning(undefined);
    }
  }

  return { running, run };
}
