import { useQuery } from '@tanstack/react-query';
import { type DeathCase, deathCasesContract } from '../../../../domain/deaths/deathCases.contract.ts';
import { dateAndTimeOf } from '../../../platform/calls/instants.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { Screen } from '../../../platform/Screen.tsx';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { Skeleton } from '../../../ui/frame/Skeleton.tsx';
import { useSearchParams } from '../../../ui/router/Router.tsx';

import { deathPath } from '../../frame/officePaths.ts';
import { PhoneLink } from '../../frame/PhoneLink.tsx';
import { CallerQuestion, ReachQuestion } from './CallerQuestions.tsx';
import { CallNext, CallVerdict, Say } from './CallGuide.tsx';
import { DeceasedQuestion } from './DeceasedQuestion.tsx';
import css from './FirstCall.module.css';
import { AuthorityQuestion, PlaceQuestion, WhenQuestion } from './HowQuestions.tsx';
import { useAnswers } from './useAnswers.ts';
import { DestinationQuestion, UndertakerQuestion } from './WhereToQuestions.tsx';

/** The eight questions of the first call on one screen, for a phone at night; each answer is saved separately. */
export function FirstCall() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('case') ?? '');
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ ...queryOf(deathCasesContract.getDeathCase, { id }), enabled: id > 0 });
  const title = found ? t('officeDeaths.one.title', { no: found.case_no }) : t('officeDeaths.take');
  return (
    <Screen title={t('officeDeaths.one.call')} above={title} lead={t('officeDeaths.call.intro')}>
      {id > 0 && !found && error && <PartFailed error={error} onRetry={() => void refetch()} />}
      {id > 0 && !found && !error && <Skeleton label={t('shared.frame.loading')} />}
      {(id === 0 || found) && <Questions found={found} />}
    </Screen>
  );
}

function Questions({ found }: { found: DeathCase | undefined }) {
  const { t } = useTranslation();
  const save = useAnswers(found);
  const props = { found, save };
  return (
    <div className={css.large}>
      <Stack>
        {found && <Caller found={found} />}
        <Say words={t('officeDeaths.guide.sayFirst')} />
        <CallerQuestion {...props} />
        <ReachQuestion {...props} />
        <DeceasedQuestion {...props} />
        <WhenQuestion {...props} />
        {found && <CallVerdict found={found} />}
        <PlaceQuestion {...props} />
        <AuthorityQuestion {...props} />
        <DestinationQuestion {...props} />
        <UndertakerQuestion {...props} />
        {found && <CallNext found={found} />}
        {found && (
          <LinkButton wide to={deathPath(found.id)}>
            {t('officeDeaths.call.done')}
          </LinkButton>
        )}
      </Stack>
    </div>
  );
}

/** Who waits for the call: since when, in which language, at which number. */
function Caller({ found: { reported_at, language, reporter_name, reporter_phone } }: { found: DeathCase }) {
  const { t } = useTranslation();
  const { date, time } = dateAndTimeOf(reported_at);
  return (
    <p>
      {t('officeDeaths.guide.caller', { when: `${date}, ${time}`, language: t(`shared.language.${language}`) })}
      {reporter_name && ` ${reporter_name}`} {reporter_phone && <PhoneLink number={reporter_phone} />}
    </p>
  );
}
