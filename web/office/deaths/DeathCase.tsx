import { Suspense } from 'react';
import { deathCasesContract } from '../../../domain/deaths/deathCases.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useParams, useSearchParams } from '../../ui/router/Router.tsx';

import { DeathState } from '../frame/DeathState.tsx';
import { deathPath } from '../frame/officePaths.ts';
import { type CasePart, caseParts } from './caseParts.ts';
import css from './DeathCase.module.css';

/** One case; links in a row select its parts, so that a phone shows one at a time. */
export function DeathCase() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const found = useCall(deathCasesContract.getDeathCase, { id });
  const part = partOf(parameters.get('part'));
  const { name, case_no, state, held_since, released_on } = found;
  return (
    <Screen
      title={name ?? t('officeDeaths.noName')}
      above={t('officeDeaths.one.title', { no: case_no })}
      lead={
        <Inline>
          <DeathState state={state} />
          {held_since && !released_on && <span>{t('officeDeaths.held', { date: held_since })}</span>}
        </Inline>
      }
    >
      <Stack>
        <Parts id={found.id} here={part.key} />
        <Suspense key={part.key} fallback={<Skeleton label={t('shared.frame.loading')} />}>
          <Stack>
            {part.cards.map((Card) => (
              <Card key={Card.name} deathCase={found} />
            ))}
          </Stack>
        </Suspense>
      </Stack>
    </Screen>
  );
}

function partOf(asked: string | null): CasePart {
  const isAsked = ({ key, formerKeys = [] }: CasePart) => asked !== null && [key, ...formerKeys].includes(asked);
  return caseParts.find(isAsked) ?? caseParts[0];
}

function Parts({ id, here }: { id: number; here: CasePart['key'] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('officeDeaths.one.parts')}>
      <ul className={css.parts}>
        {caseParts.map(({ key, label }, place) => (
          <li key={key}>
            <Link
              to={place === 0 ? deathPath(id) : `${deathPath(id)}?part=${key}`}
              className={css.part}
              aria-current={key === here ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
