import { type RunningOut, runningOut } from '../../../domain/documents/runningOut.ts';
import { documentPath } from '../../../domain/members/personPath.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { runOutWords } from '../../documents/useValidityWords.ts';
import { useHome } from '../../me/home.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Link } from '../../ui/router/Link.tsx';

/** Passports and permits that run out, or have run out; not after a death was reported (decision 68). */
export function RunningOutCard() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const found = useRunningOut();
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title={t('home.runningOut.title')}>
      {found.map(({ name, type, days, path }) => (
        <p key={path}>
          {name}: {word('documentType', type)}, {runOutWords(days, t)}. <Link to={path}>{t('home.runningOut.go')}</Link>
        </p>
      ))}
      <p>{t('home.runningOut.words')}</p>
    </Notice>
  );
}

type Found = RunningOut & { name: string; path: string };

function useRunningOut(): Found[] {
  const { me, mainMember, household, isExisting } = useHome();
  if (!isExisting || household.money_rests) return [];
  const family = me.sub_members.filter(({ status }) => status !== 'inactive');
  const people = [{ ...mainMember, is_main: true }, ...family.map((member) => ({ ...member, is_main: false }))];
  return people.flatMap((person) =>
    runningOut(person.documents, today()).map((each) => ({
      ...each,
      name: fullName(person),
      path: documentPath({ member_id: person.id, is_main: person.is_main, type: each.type }),
    })),
  );
}
