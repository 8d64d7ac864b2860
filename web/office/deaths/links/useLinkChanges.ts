import { type DeathLinks, deathLinksContract } from '../../../../domain/deaths/deathLinks.contract.ts';
import { type ChangeCase, useListChanges } from '../../calls/caseChanges.ts';

/** Changes of the links of a case. The answer to a new link holds its address, which is shown once and not kept. */
export function useLinkChanges(id: number, { revision }: Pick<DeathLinks, 'revision'>): ChangeCase<DeathLinks> {
  const kept = ({ revision, links, days, may_make }: DeathLinks) => ({ revision, links, days, may_make });
  return useListChanges(deathLinksContract.listDeathLinks, { id, revision }, { kept }).change;
}
