import { useQuery } from '@tanstack/react-query';
import { wrongParts } from '../../../domain/health/health.ts';
import { useTranslation } from '../../platform/words.ts';
import { Banner } from '../../ui/frame/Banner.tsx';
import { useLocation, useNavigate } from '../../ui/router/Router.tsx';
import { healthQuery } from '../calls/healthQuery.ts';
import { HEALTH } from './officePaths.ts';

/** Says on every screen of the office what does not run, because the mail to the board may be what does not. */
export function HealthBanner() {
  const { pathname } = useLocation();
  // anew on each screen, so that it asks again once its answer is old; the screen itself says the same
  return pathname === HEALTH ? null : <WhatIsWrong key={pathname} />;
}

function WhatIsWrong() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: health } = useQuery(healthQuery);
  const wrong = health ? wrongParts(health) : [];
  if (wrong.length === 0) return null;
  return (
    <Banner isOffline={false} actionLabel={t('officeHealth.bannerLook')} onAction={() => navigate(HEALTH)}>
      {t('officeHealth.banner', { parts: wrong.map((part) => t(`officeHealth.parts.${part}`)).join(', ') })}
    </Banner>
  );
}
