import { useSuspenseQuery } from '@tanstack/react-query';
import { type ListName, listNames } from '../../../domain/office/lists/listShape.ts';
import { listShapes } from '../../../domain/office/lists/listShapes.ts';
import { maySeeList } from '../../../domain/office/lists/lists.access.ts';
import { meQuery } from '../../me/me.ts';
import { useTranslation } from '../../platform/words.ts';
import { listOf } from '../frame/officePaths.ts';
import { PartList } from '../frame/PartList.tsx';

/** Links to the lists of the office. */
export function ListLinks({ here }: { here: ListName }) {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(meQuery);
  const names = listNames.filter((name) => maySeeList(listShapes[name], me));
  return (
    <PartList
      label={t('officeLists.title')}
      parts={names.map((name) => ({ key: name, to: listOf(name), words: t(`officeLists.names.${name}`) }))}
      here={here}
    />
  );
}
