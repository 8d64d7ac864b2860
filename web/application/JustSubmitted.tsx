import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Notice } from '../ui/Notice.tsx';
import { useLocation } from '../ui/router/Router.tsx';
import { useHome } from './applicationApi.ts';

/** The screen on which it happened, and the one to which saving may have led. */
const TOLD_ON_SCREENS = 2;

/** Above whatever screen it is: says that the step just taken has submitted the application (D20). */
export function JustSubmitted() {
  const { isApplicant, isExisting } = useHome();
  const [wasApplicant] = useState(isApplicant);
  return wasApplicant && isExisting && <Told />;
}

function Told() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [screens, setScreens] = useState([pathname]);
  useEffect(() => setScreens((seen) => (seen.at(-1) === pathname ? seen : [...seen, pathname])), [pathname]);
  // the screen has changed under the reader's eyes
  useEffect(() => window.scrollTo(0, 0), []);
  if (screens.length > TOLD_ON_SCREENS) return null;
  return (
    <Notice tone="success" title={t('application.submit.doneTitle')} role="status">
      <p>{t('application.submit.doneWords')}</p>
    </Notice>
  );
}
