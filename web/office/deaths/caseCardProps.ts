import type { DeathCase } from '../../../domain/deaths/deathCases.contract.ts';

export type CaseCardProps = { deathCase: DeathCase };
