import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { deathPersonsContract, type FoundPerson } from '../../../../domain/deaths/deathPersons.contract.ts';
import { MOST_PERSONS } from '../../../../domain/deaths/personSearch.ts';
import { MemberStatusBadge } from '../../../members/MemberStatusBadge.tsx';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Entries, Entry } from '../../../ui/content/Entries.tsx';
import { Status } from '../../../ui/content/Status.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { Link } from '../../../ui/router/Link.tsx';
import { deathPath } from '../../frame/officePaths.ts';
import { SearchField } from '../../frame/SearchField.tsx';

type FindDeceasedProps = {
  onFound: (memberId: number) => Promise<unknown>;
  /** A search found nobody. */
  onNobody: () => void;
  /** The mother or father of the deceased is looked for, who may have a case of their own. */
  isParent?: boolean;
};

/** Finds the deceased by what a caller can say at night: a name, a number, a birth date, a phone number. */
export function FindDeceased({ onFound, onNobody, isParent = false }: FindDeceasedProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const form = useForm({
    id: 'find',
    initial: { search: '' },
    submit: async (_input, typed) => setSearch(typed.search.trim()),
  });
  return (
    <Stack>
      <Form label={t('officeDeaths.call.find')} onSubmit={form.submit}>
        <SearchField
          {...form.field('search', t('officeDeaths.call.search'))}
          hint={t('officeDeaths.call.searchHint')}
        />
        <div>
          <Button type="submit" look="secondary">
            {t('officeDeaths.call.find')}
          </Button>
        </div>
      </Form>
      {search && <Found {...{ search, onFound, onNobody, isParent }} />}
    </Stack>
  );
}

function Found({ search, onFound, onNobody, isParent }: FindDeceasedProps & { search: string }) {
  const { t } = useTranslation();
  const { data: found, error, refetch } = useQuery(queryOf(deathPersonsContract.findDeceased, { search }));
  const isNobody = found?.length === 0;
  const tellNobody = useEffectEvent(onNobody);
  useEffect(() => {
    if (isNobody) tellNobody();
  }, [isNobody]);
  if (!found && error) return <PartFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Status>
        {isNobody && <p>{t('officeDeaths.call.noneFound')}</p>}
        {found && found.length >= MOST_PERSONS && <p>{t('officeDeaths.call.most')}</p>}
      </Status>
      {found && found.length > 0 && (
        <Entries>
          {found.map((person) => (
            <PersonRow key={person.member_id} {...{ person, onFound, isParent }} />
          ))}
        </Entries>
      )}
    </>
  );
}

type PersonRowProps = Pick<FindDeceasedProps, 'onFound' | 'isParent'> & { person: FoundPerson };

function PersonRow({ person, onFound, isParent }: PersonRowProps) {
  const { t } = useTranslation();
  const { member_id, membership_no, name, date_of_birth, status, case_id, case_no } = person;
  return (
    <Entry>
      <p>
        <strong>{name}</strong>
        <br />
        {membership_no}
        {date_of_birth && `, ${t('officeDeaths.fact.born', { date: date_of_birth })}`}
      </p>
      <div>
        <MemberStatusBadge status={status} />
      </div>
      {case_id && case_no && !isParent ? (
        <p>
          {t('officeDeaths.call.hasCase', { no: case_no })}{' '}
          <Link to={deathPath(case_id)}>{t('officeDeaths.call.openCase', { no: case_no })}</Link>
        </p>
      ) : (
        <div>
          <Button look="secondary" onClick={() => onFound(member_id)}>
            {t('officeDeaths.call.take')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      )}
    </Entry>
  );
}
