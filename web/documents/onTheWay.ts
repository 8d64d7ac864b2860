import type { DocumentType } from '../../domain/documents/documentTypes.ts';

/** A paper that travels goes on when its screen is left: so who is on the way is known beside the screens. */
export type OnTheWay = { memberId: number; type: DocumentType; name: string };

const travelling = new Set<OnTheWay>();

/** A paper leaves; what this answers is to be called when it has arrived, or has come back. */
export function depart({ memberId, type, name }: OnTheWay): () => void {
  const paper = { memberId, type, name };
  travelling.add(paper);
  return () => void travelling.delete(paper);
}

/** A person's papers that are on their way right now. */
export function papersOnTheWay(memberId: number): OnTheWay[] {
  return [...travelling].filter((paper) => paper.memberId === memberId);
}
