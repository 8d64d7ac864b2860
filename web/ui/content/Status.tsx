import { type ReactNode, useEffect, useState } from 'react';

/**
 * A live region for messages that appear while a screen is in use. It is rendered before its content, also on screens
 * that open with a message, because screen readers ignore content that arrives together with its live region.
 */
export function Status({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div role="status" className={children ? undefined : 'visually-hidden'}>
      {isThere && children}
    </div>
  );
}
