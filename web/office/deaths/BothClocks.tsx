import { type ClockZone, clockIn, instantIn } from '../../platform/viennaTime.ts';
import { useTranslation } from '../../platform/words.ts';
import { Status } from '../../ui/content/Status.tsx';

/** The typed time on both clocks, so that nobody has to reckon; nothing unless it is the time of another country. */
export function BothClocks({ zone, day, time }: { zone: ClockZone; day: string; time: string }) {
  const { t } = useTranslation();
  const instant = zone === 'Europe/Vienna' ? undefined : instantIn(zone, day, time);
  return <Status>{instant && <p>{t('officeDeathLife.burial.both', { time, ...viennaOf(instant) })}</p>}</Status>;
}

function viennaOf(instant: string): { vienna: string } {
  const { date, time } = clockIn('Europe/Vienna', instant);
  return { vienna: `${date}, ${time}` };
}

/** On which clock a burial is entered: that of its country. */
export function zoneOfBurial(destination: string | null): ClockZone {
  return destination === 'turkey' ? 'Europe/Istanbul' : 'Europe/Vienna';
}
