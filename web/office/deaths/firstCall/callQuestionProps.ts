import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import type { SaveAnswers } from './useAnswers.ts';

export type CallQuestionProps = { found: DeathCase | undefined; save: SaveAnswers };
