import { type ReactNode, useEffect, useState } from 'react';

/**
 * Where news appear while a screen is in use; a screen reader says them when it is its turn. The place is there before
 * its words, also where a screen opens with news: what comes together with its place is not heard.
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
