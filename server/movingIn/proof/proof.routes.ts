import { proofContract } from '../../../domain/movingIn/proof.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { inChange } from '../../platform/work.ts';
import { printProof } from './printing.actions.ts';
import { askProof, beginComparison, explainDifferences, listProof, readProof, signProof } from './proof.actions.ts';

export const proofRoutes: readonly Route[] = [
  route(proofContract.readProof, readProof),
  route(proofContract.compareTakeOver, beginComparison),
  // the access is recorded, so this GET needs a change
  visit(proofContract.listProof, ({ context, actor }, input) =>
    inChange(context, actor, (change) => listProof(change, input)),
  ),
  route(proofContract.explainDifferences, explainDifferences),
  route(proofContract.askProof, askProof),
  route(proofContract.signProof, signProof),
  // the print is recorded, so this GET needs a transaction; the PDF is drawn after it
  visit(proofContract.printProof, printProof),
];
