import { useEffect, useState } from 'react';
import { useHome } from '../../me/meApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { useLocation } from '../../ui/router/Router.tsx';

/** A step that saves and goes on submits on the one screen and is told of on the next. */
const SCREENS = 2;

/** Over whichever screen is shown when the application has been submitted (D20), and over the one after it. */
export function JustSubmitted() {
  const { pathname } = useLocation();
  const { isApplicant, isExisting } = useHome();
  const [since, setSince] = useState<readonly string[]>();
  if (isApplicant && since?.length !== 0) setSince([]);
  if (isExisting && since && since.at(-1) !== pathname) setSince([...since, pathname]);
  return <Status>{isExisting && since && since.length <= SCREENS && <Told />}</Status>;
}

function Told() {
  const { t } = useTranslation();
  // newer browsers answer a promise, which React would call when the reader leaves
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Notice tone="success" title={t('application.submit.doneTitle')}>
      <p>{t('application.submit.doneWords')}</p>
    </Notice>
  );
}
