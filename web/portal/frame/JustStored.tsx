import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { useLocation, useNavigate } from '../../ui/router/Router.tsx';
import { type Stored, storedIn } from './stored.ts';

/** "Saved" above the screen to which saving has led, once: not after a reload, nor on a later visit. */
export function JustStored() {
  const { t } = useTranslation();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const [told, setTold] = useState<{ what: Stored; pathname: string }>();
  const what = storedIn(state);
  useEffect(() => {
    if (!what) return;
    setTold({ what, pathname });
    navigate(pathname + hash, { replace: true, state: null });
  }, [what, pathname, hash, navigate]);
  return (
    <Status>
      {told?.pathname === pathname && (
        <Notice tone="success">
          <p>{t(`application.stored.${told.what}`)}</p>
        </Notice>
      )}
    </Status>
  );
}
