import { type LetterPrint, postContract } from '../../../domain/post/post.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { useAsk } from '../frame/useAsk.tsx';

type PrintCardProps = { print: LetterPrint; isFilling: boolean; tellDone: TellDone };

/** A file for the printer: open it, and say afterwards that its letters have left. */
export function PrintCard({ print, isFilling, tellDone }: PrintCardProps) {
  const { t } = useTranslation();
  const { id, created_at, by, opened_at, envelopes } = print;
  const refresh = useRefreshOffice();
  const open = useSaveFile(postContract.openLetterPrint);
  const send = useDecision(postContract.sendLetterPrint);
  const { ask, question } = useAsk(tellDone);
  const isWaiting = isFilling && opened_at === null;
  const counted = (number: number) => ({ count: number, number: formatCount(number) });

  async function openFile() {
    await open.mutateAsync({ id });
    await refresh();
  }

  async function askWhetherSent() {
    await ask({
      title: t('officeLetters.sentTitle'),
      consequence: t('officeLetters.sentWhy', counted(envelopes)),
      yes: t('officeLetters.sentYes'),
      look: 'primary',
      act: () => send.mutateAsync({ id }),
      told: (say, { sent }) => say('officeLetters.didSend', counted(sent)),
    });
  }

  return (
    <Card title={t('officeLetters.printOf', dateAndTimeOf(created_at))}>
      <Stack>
        <Facts
          dense
          facts={[
            { term: t('officeLetters.count'), value: formatCount(envelopes) },
            ...(by ? [{ term: t('officeLetters.by'), value: by }] : []),
            {
              term: t('officeLetters.file'),
              value: opened_at ? t('officeLetters.openedAt', dateAndTimeOf(opened_at)) : t('officeLetters.notOpened'),
            },
          ]}
        />
        {!isWaiting && (
          <Inline>
            <Button look={opened_at ? 'secondary' : 'primary'} busy={open.isPending} onClick={openFile}>
              {t('officeLetters.open')}
            </Button>
            {opened_at && (
              <Button busy={send.isPending} onClick={askWhetherSent}>
                {t('officeLetters.sent')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {question}
    </Card>
  );
}
