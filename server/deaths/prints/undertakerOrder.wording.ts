import { type CostKind, costKinds } from '../../../domain/deaths/costs.ts';
import type { BurialDestination } from '../../../domain/deaths/deathFacts.ts';
import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { consigneeOf, contactLine } from './contacts.ts';
import { custodyBlocks } from './custodyBlocks.ts';
import { limitTable, wholeLimits } from './limits.ts';
import {
  bullets,
  burialMoment,
  citizenshipWords,
  dayOfDeath,
  heading,
  known,
  letterOf,
  moment,
  nameOf,
  type PrintedCase,
  type PrintWord,
  paragraph,
  words,
} from './printedCase.ts';

/** Costs that an undertaker never bills: the family's grave and companion, and what nobody has named. */
const notOrdered: readonly CostKind[] = ['companion', 'grave', 'other'];
const onlyAbroad: readonly CostKind[] = ['transport_abroad', 'flight', 'hearse_at_destination'];

const services: Record<BurialDestination, readonly PrintWord[]> = {
  austria: ['order.coffin', 'order.toCemetery'],
  turkey: ['order.zincCoffin', 'order.corpsePass', 'order.nakil', 'order.toAirport'],
  elsewhere: ['order.zincCoffin', 'order.corpsePass', 'order.toAirport'],
};

/** The order to the undertaker: what, up to how much, and to whom the invoice goes. Nothing about the cause of death. */
export function undertakerOrder(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  const { association, whole } = printed;
  const { street, postal_code, city } = association.address;
  return letterOf(printed, 'undertaker_order', {
    recipient: [whole.undertaker ?? ''],
    blocks: [
      paragraph(t('order.greeting')),
      paragraph(t('order.intro')),
      person(printed),
      heading(2, t('order.what')),
      ...bullets(ordered(printed)),
      ...custodyBlocks(printed),
      heading(2, t('order.limits')),
      paragraph(t('order.limitsIntro')),
      limitTable(printed, kindsFor(whole.destination), 'order'),
      ...wholeLimits(printed),
      heading(2, t('order.invoice')),
      paragraph(t('order.invoiceTo', { name: association.name, address: `${street}, ${postal_code} ${city}` })),
      paragraph(t('order.invoiceNo', { no: whole.case_no })),
      paragraph(t('order.questions', { phone: association.emergency_phone ?? association.phone })),
      { kind: 'signatures', labels: [t('sign.association'), t('sign.undertaker')] },
    ],
  });
}

function person(printed: PrintedCase): Block {
  const t = words(printed);
  const { whole } = printed;
  const { destination, destination_words, burial_at, burial_place, flight_at, flight_words } = whole;
  const { destination_airport, passport_no } = whole;
  const isAbroad = destination === 'turkey' || destination === 'elsewhere';
  const consignee = consigneeOf(printed);
  const burialIn = [destination && t(`destination.${destination}`), destination_words].filter(Boolean).join(', ');
  return {
    kind: 'panel',
    title: nameOf(printed),
    facts: known([
      { label: t('fact.born'), value: whole.deceased_birth },
      { label: t('fact.died'), value: dayOfDeath(printed) },
      { label: t('fact.citizenship'), value: citizenshipWords(printed) ?? t('unknown') },
      { label: t('fact.passport'), value: passport_no ?? (isAbroad ? t('unknown') : null) },
      { label: t('order.collect'), value: whole.place_words ?? t('order.placeOpen') },
      { label: t('fact.destination'), value: burialIn || t('unknown') },
      {
        label: t('fact.burial'),
        value: [burial_at && burialMoment(printed, burial_at), burial_place].filter(Boolean).join(', '),
      },
      { label: t('fact.airport'), value: destination_airport ?? (isAbroad ? t('unknown') : null) },
      { label: t('fact.consignee'), value: contactLine(consignee) ?? (isAbroad ? t('unknown') : null) },
      { label: t('fact.flight'), value: [flight_at && moment(flight_at), flight_words].filter(Boolean).join(', ') },
    ]),
    notes: [],
  };
}

function ordered(printed: PrintedCase): string[] {
  const t = words(printed);
  const { deceased_gender, destination } = printed.whole;
  const general = [t('order.collection'), t(`order.washing.${deceased_gender ?? 'open'}`), t('order.shroud')];
  const more = destination ? services[destination].map((service) => t(service)) : [t('order.restLater')];
  return [...general, ...more, t('order.documents')];
}

function kindsFor(destination: BurialDestination | null): CostKind[] {
  const left = destination === 'austria' ? [...notOrdered, ...onlyAbroad] : notOrdered;
  return costKinds.filter((kind) => !left.includes(kind));
}
