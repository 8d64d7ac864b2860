import { type CoverGround, toCoverContext } from '../../../domain/deaths/coverGround.ts';
import {
  type DeathCheck,
  type DeathDecisions,
  deathDecisionsContract,
} from '../../../domain/deaths/deathDecisions.contract.ts';
import { isUnconfirmed } from '../../../domain/deaths/decisions.ts';
import type { CoverVerdict } from '../../../domain/membership/cover.ts';
import { groundSentences } from '../../../domain/membership/coverWords.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { type Translate, useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Divider } from '../../ui/content/Divider.tsx';
import { Entries, Entry } from '../../ui/content/Entries.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useCaseChanges } from '../calls/caseChanges.ts';
import { useReasonWords } from '../frame/useReasonWords.ts';
import type { CaseCardProps } from './caseCardProps.ts';

/** The result of the cover rule for the day of death: now, and at each recorded check. */
export function CoverCard({ deathCase }: CaseCardProps) {
  const { t } = useTranslation();
  const data = useCall(deathDecisionsContract.getDeathDecisions, { id: deathCase.id });
  const change = useCaseChanges(deathCase);
  const { tellDone, done } = useDone();
  const { preview, checks, may_check } = data;

  async function record() {
    await change(deathDecisionsContract.checkDeathCover, {});
    tellDone((say) => say('officeDeathDecisions.checked'));
  }

  return (
    <Card title={t('officeDeathDecisions.cover')} intro={preview && introOf(preview, t)}>
      {done}
      {preview ? (
        <Stack gap={2}>
          <h3>{t('officeDeathDecisions.now')}</h3>
          <Cover cover={preview} />
          {preview.others.some(({ because }) => because === 'unseen_money') && (
            <UnseenMoney payments={data.unseen_money} />
          )}
        </Stack>
      ) : (
        <p>{t('officeDeathDecisions.noDay')}</p>
      )}
      {may_check && (
        <div>
          <Button look={checks.length === 0 ? 'primary' : 'secondary'} onClick={record}>
            {t(checks.length === 0 ? 'officeDeathDecisions.check' : 'officeDeathDecisions.checkAgain')}
          </Button>
        </div>
      )}
      {checks.length > 0 && (
        <>
          <Divider />
          <h3>{t('officeDeathDecisions.frozen')}</h3>
          <Entries>
            {checks.map((frozen) => (
              <Frozen key={frozen.id} frozen={frozen} />
            ))}
          </Entries>
        </>
      )}
    </Card>
  );
}

function Frozen({ frozen }: { frozen: DeathCheck }) {
  const { t } = useTranslation();
  const { date, time } = dateAndTimeOf(frozen.checked_at);
  return (
    <Entry
      by={t('officeDeathDecisions.frozenBy', {
        when: `${date}, ${time}`,
        who: frozen.checked_by ?? t('officeDeathDecisions.nobody'),
        version: frozen.rule_version,
        day: frozen.day,
      })}
    >
      <Cover cover={frozen} />
    </Entry>
  );
}

type Judged = Pick<DeathCheck, 'day' | 'verdict' | 'grounds' | 'others'>;

function introOf({ day: date, others }: Judged, t: Translate): string {
  const [first] = others.filter(({ because }) => because === 'first_day');
  if (!first) return t('officeDeathDecisions.coverIntro', { date });
  return t('officeDeathDecisions.coverBetween', { first: first.day, date });
}

/** Every answer of the rule: for both days between which the death lies, and about the parent of a child that was not registered. */
function Cover({ cover: { day, verdict, grounds, others: all } }: { cover: Judged }) {
  const { t } = useTranslation();
  const others = all.filter(({ because }) => !isUnconfirmed(because));
  const unseen = all.filter(({ because }) => isUnconfirmed(because));
  const isOfChild = others.some(({ because }) => because === 'parent');
  const own = isOfChild ? 'officeDeathDecisions.ofChild' : 'officeDeathDecisions.ifOn';
  const isOtherDay = ({ because, verdict: one }: Judged['others'][number]) =>
    because === 'first_day' && one !== verdict;
  if (others.length === 0) {
    return (
      <>
        <Verdict verdict={verdict} grounds={grounds} />
        <Unseen unseen={unseen} />
      </>
    );
  }
  return (
    <>
      {others.map((one) => (
        <div key={one.because}>
          <p>{t(one.because === 'parent' ? 'officeDeathDecisions.ofParent' : own, { date: one.day })}</p>
          <Verdict verdict={one.verdict} grounds={one.grounds} />
        </div>
      ))}
      <div>
        <p>{t(own, { date: day })}</p>
        <Verdict verdict={verdict} grounds={grounds} />
      </div>
      {others.some(isOtherDay) && <p>{t('officeDeathDecisions.differ')}</p>}
      <Unseen unseen={unseen} />
    </>
  );
}

/** The payments that somebody still has to see at the bank, or a second person to vouch for. */
function UnseenMoney({ payments }: { payments: DeathDecisions['unseen_money'] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {payments.map(({ bill_numbers, amount, value_date: day, booked_by }) => (
        <li key={`${bill_numbers.join()}${day}${amount}`}>
          {t('officeDeathDecisions.unseenOne', {
            amount: euro(amount),
            day,
            bills: bill_numbers.join(', '),
            who: booked_by ?? t('officeDeathDecisions.nobody'),
          })}
        </li>
      ))}
    </ul>
  );
}

const unseenMoney = {
  what: 'officeDeathDecisions.unseenMoney',
  why: 'officeDeathDecisions.unseenWords',
} as const;

/** What is left out, and why two decide. */
const assumed = {
  first_day: unseenMoney,
  parent: unseenMoney,
  unseen_money: unseenMoney,
  unsigned_list: { what: 'officeDeathDecisions.unsignedList', why: 'officeDeathDecisions.unsignedWords' },
  given_up: { what: 'officeDeathDecisions.givenUp', why: 'officeDeathDecisions.givenUpWords' },
} as const;

/** What the rule says without what one person alone has entered, where that is something else. */
function Unseen({ unseen }: { unseen: Judged['others'] }) {
  const { t } = useTranslation();
  return unseen.map(({ because, verdict, grounds }) => (
    <div key={because}>
      <p>{t(assumed[because].what)}</p>
      <Verdict verdict={verdict} grounds={grounds} />
      <p>{t(assumed[because].why)}</p>
    </div>
  ));
}

/** The verdict and all its grounds, the deciding one first. */
function Verdict({ verdict, grounds }: { verdict: CoverVerdict; grounds: CoverGround[] }) {
  const { t } = useTranslation();
  const reason = useReasonWords();
  const sentences = grounds.flatMap((ground) => groundSentences(toCoverContext(ground), reason));
  return (
    <>
      <p>
        <strong>{t(`officeDeathDecisions.verdict.${verdict}`)}</strong>
      </p>
      <ul>
        {sentences.map(({ key, params }) => (
          <li key={`${key}${JSON.stringify(params)}`}>{t(key, params)}</li>
        ))}
      </ul>
    </>
  );
}
