import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Badge, type BadgeTone } from '../ui/content/Badge.tsx';

const tones = {
  new: 'blue',
  waiting: 'orange',
  active: 'green',
  inactive: 'red',
} as const satisfies Record<MemberStatus, BadgeTone>; // spec §4

export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { word } = useStoredWords();
  return <Badge tone={tones[status]}>{word('memberStatus', status)}</Badge>;
}
