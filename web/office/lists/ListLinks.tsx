import { type ListName, listNames } from '../../../domain/office/lists/listShape.ts';
import { useTranslation } from '../../platform/words.ts';
import { listOf } from '../frame/officePaths.ts';
import { PartList } from '../frame/PartList.tsx';

/** Links to the lists of the office. */
export function ListLinks({ here }: { here: ListName }) {
  const { t } = useTranslation();
  return (
    <PartList
      label={t('officeLists.title')}
      parts={listNames.map((name) => ({ key: name, to: listOf(name), words: t(`officeLists.names.${name}`) }))}
      here={here}
    />
  );
}
