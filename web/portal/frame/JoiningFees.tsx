import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JoiningFee } from '../../../domain/invoicing/invoicing.contract.ts';
import { yearOf } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { formatEuro, fromEuros, sumCents, toEuros } from '../../../domain/shared/money.ts';
import type { joiningDe } from '../../../texts/application/joining.de.ts';
import { type Params, sentence } from '../../../texts/sentence.ts';
import type { TextKey } from '../../../texts/textKey.ts';
import { unparted } from '../../../texts/unparted.ts';
import { exampleCosts } from '../../invoicing/exampleFamily.ts';
import { joiningFeesQuery } from '../../invoicing/invoices.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

type JoiningFeesProps = {
  waiting: ReactNode;
  /** Shown if the fees cannot be told. */
  otherwise: ReactNode;
};

const KINDS = ['sirf', 'main', 'spouse', 'child', 'child_with_disability'] as const;

/** What a membership costs today: both fees of the main member, and every amount by age when asked. */
export function JoiningFees({ waiting, otherwise }: JoiningFeesProps) {
  const { t, isLost } = useJoiningWords();
  const { data: fees, isError } = useQuery(joiningFeesQuery);
  if (isLost || isError || fees?.length === 0) return otherwise;
  if (!t || !fees) return waiting;
  return (
    <Stack gap={2}>
      <ul>
        <li>{sentenceOf(bandsOf(fees, 'sirf'), ['joining.fee', 'joining.feeByAge'], t)}</li>
        <li>{sentenceOf(bandsOf(fees, 'main'), ['joining.contribution', 'joining.contributionByAge'], t)}</li>
        <li>{t('joining.calendarYear', { year: yearOf(today()) + 1 })}</li>
      </ul>
      <Example fees={fees} t={t} />
      <Disclosure label={t('joining.all')}>
        <Stack gap={4}>
          {KINDS.map((kind) => (
            <Bands key={kind} title={t(`joining.kind.${kind}`)} bands={bandsOf(fees, kind)} t={t} />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** A family, so that the reader sees what is paid once for all and what for each. */
function Example({ fees, t }: { fees: readonly JoiningFee[]; t: TranslateJoining }) {
  const costs = exampleCosts(fees);
  if (!costs) return null;
  const sum = toEuros(sumCents([costs.fee, costs.yearly].map(fromEuros)));
  return <p>{t('joining.example', { sum: euro(sum), yearly: euro(costs.yearly) })}</p>;
}

function bandsOf(fees: readonly JoiningFee[], kind: (typeof KINDS)[number]): JoiningFee[] {
  return fees.filter(({ type, basis }) => (type === 'sirf' ? kind === 'sirf' : kind === basis));
}

type Keys = readonly [plain: Parameters<TranslateJoining>[0], byAge: Parameters<TranslateJoining>[0]];

function sentenceOf(bands: readonly JoiningFee[], [plain, byAge]: Keys, t: TranslateJoining): string {
  const amounts = bands.map(({ amount }) => amount);
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)];
  return from === to ? t(plain, { amount: euro(from) }) : t(byAge, { from: euro(from), to: euro(to) });
}

function Bands({ title, bands, t }: { title: string; bands: readonly JoiningFee[]; t: TranslateJoining }) {
  if (bands.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{title}</h3>
      <Facts dense facts={bands.map((band) => ({ term: agesOf(band, t), value: euro(band.amount) }))} />
    </Stack>
  );
}

function agesOf({ age_from: from, age_to: to }: JoiningFee, t: TranslateJoining): string {
  if (to === null) return from === 0 ? t('joining.everyAge') : t('joining.from', { from });
  return from === 0 ? t('joining.upTo', { to }) : t('joining.between', { from, to });
}

function euro(amount: number): string {
  return formatEuro(fromEuros(amount));
}

type Words = { joining: typeof joiningDe };
type TranslateJoining = (key: TextKey<Words>, params?: Params) => string;

const texts = {
  de: async () => (await import('../../../texts/application/joining.de.ts')).joiningDe,
  tr: async () => (await import('../../../texts/application/joining.tr.ts')).joiningTr,
  en: async () => (await import('../../../texts/application/joining.en.ts')).joiningEn,
} satisfies Record<Language, () => Promise<typeof joiningDe>>;

/** `t` for words that the log-in page must not load; undefined until they have arrived. */
function useJoiningWords(): { t: TranslateJoining | undefined; isLost: boolean } {
  const { language } = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ['part', 'joiningWords', language],
    queryFn: async (): Promise<Words> => unparted({ joining: await texts[language]() }, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { t: data && ((key, params) => sentence(data, language, key, params) ?? key), isLost: isError };
}
