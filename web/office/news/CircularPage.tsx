import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { newsHtml } from '../../../domain/notifications/newsHtml.ts';
import { circularsContract, type CircularPage as Page } from '../../../domain/post/circulars.contract.ts';
import { languages } from '../../../domain/shared/language.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { HtmlText } from '../../notifications/HtmlText.tsx';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Card, Section } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { ApprovalDecision } from '../frame/ApprovalDecision.tsx';
import { CIRCULARS } from '../frame/officePaths.ts';
import { useApprovalWords } from '../frame/useApprovalWords.ts';
import { CircularState } from './CircularState.tsx';
import { GoOn, Sending } from './Sending.tsx';
import { useLeftOut } from './useLeftOut.ts';
import { useWhom } from './useWhom.ts';

/** How often it is looked how far it is. */
const LOOK_MS = 1_500;

function pageQuery(id: string) {
  return queryOptions({
    ...queryOf(circularsContract.readCircular, { id }),
    refetchInterval: ({ state: { data } }) => (data?.is_running ? LOOK_MS : false),
  });
}

/** One circular: its texts, how many have got it on which way, and how many have read it (decision 116). */
export function CircularPage() {
  const { t, language } = useTranslation();
  const { id = '' } = useParams();
  const { data: page } = useSuspenseQuery(pageQuery(id));
  const { tellDone, done } = useDone();
  const { date } = dateAndTimeOf(page.created_at);
  return (
    <Screen
      title={page[`subject_${language}`]}
      above={<Link to={CIRCULARS}>{t('officeCirculars.back')}</Link>}
      lead={
        <Inline>
          <CircularState circular={page} />
          <span>{[page.by, date].filter(Boolean).join(', ')}</span>
        </Inline>
      }
    >
      {done}
      <Stack gap={6}>
        {page.approval && <Waiting page={page} approval={page.approval} tellDone={tellDone} />}
        {/* whoever has to agree reads the texts first */}
        {page.approval && <Texts page={page} />}
        <Gotten page={page} tellDone={tellDone} />
        {!page.approval && <Texts page={page} />}
      </Stack>
    </Screen>
  );
}

function Texts({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <Section title={t('officeCirculars.texts')}>
      {languages.map((language) => (
        <Card key={language} title={page[`subject_${language}`]} intro={<p>{t(`shared.language.${language}`)}</p>}>
          <HtmlText html={newsHtml(page[`text_${language}`])} />
        </Card>
      ))}
    </Section>
  );
}

type Told = { page: Page; tellDone: TellDone };

/** What it names, for which a second person has to agree. */
function Waiting({ page, approval, tellDone }: Told & { approval: NonNullable<Page['approval']> }) {
  const { t, language } = useTranslation();
  const { whoOf, stateOf } = useApprovalWords();
  const { households } = page.reaches;
  return (
    <Card
      title={t('officeCirculars.waiting.title')}
      look="accent"
      intro={
        <>
          <p>{t('officeCirculars.waiting.why', { names: page.names_others.join(', ') })}</p>
          <p>
            {t('officeCirculars.waiting.by', { who: whoOf(approval), date: dateAndTimeOf(approval.asked_at).date })}
          </p>
          <p>{stateOf(approval)}</p>
        </>
      }
    >
      <ApprovalDecision
        approval={approval}
        name={page[`subject_${language}`]}
        agreed={t('officeCirculars.waiting.agree', { count: households, number: formatCount(households) })}
        declined={t('officeCirculars.waiting.declined')}
        tellDone={tellDone}
      />
    </Card>
  );
}

/** How many have got it on which way, and have read it, with what stops the rest or goes on with it. */
function Gotten({ page, tellDone }: Told) {
  const { t, language } = useTranslation();
  const leftOut = useLeftOut()(page.reaches);
  const whomOf = useWhom();
  const { households, portal, mails, letters, read, run, state, reaches } = page;
  return (
    <Card title={t('officeCirculars.gotten')}>
      <Stack>
        {run && <Sending run={run} subject={page[`subject_${language}`]} tellDone={tellDone} />}
        <Facts
          dense
          facts={[
            { term: t('officeCirculars.whom'), value: whomOf(page) },
            { term: t('officeCirculars.way'), value: t(`officeCirculars.ways.${page.way}`) },
            {
              term: t('officeCirculars.households'),
              value: t('officeCirculars.of', { number: formatCount(households), all: formatCount(reaches.households) }),
            },
            { term: t('officeCirculars.inPortal'), value: formatCount(portal) },
            { term: t('officeCirculars.byMail'), value: formatCount(mails) },
            { term: t('officeCirculars.asLetter'), value: formatCount(letters) },
            { term: t('officeCirculars.read'), value: formatCount(read) },
          ]}
        />
        <p>{t('officeCirculars.readWords')}</p>
        {leftOut && <p>{leftOut}</p>}
        {state === 'begun' && !run && households < reaches.households && <GoOn id={page.id} tellDone={tellDone} />}
      </Stack>
    </Card>
  );
}
