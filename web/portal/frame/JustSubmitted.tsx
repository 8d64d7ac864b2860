import { useEffect, useState } from 'react';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useLocation } from '../../ui/router/Router.tsx';

/**
 * The number of screens that show the message: a step that saves and continues submits on one screen and shows the
 * message on the next.
 */
const SCREENS = 2;

/** The message after submission (D20), above the present screen and the next one. */
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
  // newer browsers return a promise, which React would take for a cleanup function
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Notice tone="success" title={t('application.submit.doneTitle')}>
      <p>{t('application.submit.doneWords')}</p>
      <WhatNext />
    </Notice>
  );
}

/** What is owed by when, and when the 90 days begin; the card above the news says it by itself. */
function WhatNext() {
  const { t } = useTranslation();
  const { owed, waiting_until: date } = useHome().household;
  const { pathname } = useLocation();
  if (pathname === '/news') return null;
  if (!owed) return date && <p>{t('home.submitted.runs', { date })}</p>;
  return (
    <>
      <p>{t('home.submitted.owed', { amount: euro(owed.amount), date: owed.due_date })}</p>
      <p>{t('home.submitted.begins')}</p>
      {pathname !== '/payment' && (
        <p>
          <Link to="/payment">{t('home.owed.pay')}</Link>
        </p>
      )}
    </>
  );
}
