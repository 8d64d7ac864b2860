import type { ComponentType } from 'react';
import type { ScreenTextKey } from '../../platform/words.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseHistoryCard } from './CaseHistoryCard.tsx';
import { CoverCard } from './CoverCard.tsx';
import type { CaseCardProps } from './caseCardProps.ts';
import { CaseStatusCard } from './caseStatus/CaseStatusCard.tsx';
import { CostsCard } from './costs/CostsCard.tsx';
import { CustodyCard } from './custody/CustodyCard.tsx';
import { DecisionCard } from './decision/DecisionCard.tsx';
import { DocumentsCard } from './documents/DocumentsCard.tsx';
import { FamilyCard } from './documents/FamilyCard.tsx';
import { NeededCard } from './documents/NeededCard.tsx';
import { LinksCard } from './links/LinksCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { PrintsCard } from './PrintsCard.tsx';
import { NextStepsCard } from './steps/NextStepsCard.tsx';
import { StepsCard } from './steps/StepsCard.tsx';

export type CasePart = {
  /** Used in the URL. */
  key: string;
  /** Former parts that went into this one: addresses that somebody has kept. */
  formerKeys?: readonly string[];
  label: ScreenTextKey;
  cards: readonly ComponentType<CaseCardProps>[];
};

/** The parts of a case in the order of the work; each feature adds its cards here. */
export const caseParts: readonly [CasePart, ...CasePart[]] = [
  {
    key: 'overview',
    label: 'officeDeaths.one.overview',
    cards: [CaseStatusCard, NextStepsCard, CustodyCard, CaseFacts, FamilyCard, NotesCard],
  },
  { key: 'steps', label: 'officeDeathSteps.tab', cards: [StepsCard] },
  { key: 'documents', label: 'officeDeathDocuments.tab', cards: [NeededCard, DocumentsCard] },
  { key: 'decision', label: 'officeDeathDecisions.tab', cards: [CoverCard, DecisionCard] },
  { key: 'costs', label: 'officeDeathCosts.tab', cards: [CostsCard] },
  {
    key: 'links',
    formerKeys: ['prints', 'history'],
    label: 'officeDeaths.one.documents',
    cards: [LinksCard, PrintsCard, CaseHistoryCard],
  },
];
