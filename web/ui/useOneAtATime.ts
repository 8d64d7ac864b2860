import { useRef, useState } from 'react';

/**
 * Runs one thing at a time, and says which while its promise runs; what comes meanwhile does nothing. A second press
 * within the same frame comes before React draws the first one, so a ref stands guard.
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
