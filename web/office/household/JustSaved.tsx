import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { useLocation, useNavigate } from '../../ui/router/Router.tsx';

/** Says once that a page of the counter has just stored something; not after a reload or a later visit. */
export function JustSaved() {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isTold = typeof state === 'object' && state !== null && 'saved' in state;
  const [isJustSaved] = useState(isTold);
  useEffect(() => {
    if (isTold) navigate(pathname, { replace: true, state: null });
  }, [isTold, pathname, navigate]);
  return (
    <Status>
      {isJustSaved && (
        <Notice tone="success">
          <p>{t('officeCounter.saved')}</p>
        </Notice>
      )}
    </Status>
  );
}
