import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Call, Sent } from '../../../domain/shared/contract.ts';
import { callFile } from '../../platform/calls/call.ts';
import { PrintDialog } from './PrintDialog.tsx';

type Shown = { title: string; file: { blob: Blob; name: string } };
type Print<C extends Call> = (input: Sent<C>, title: string) => Promise<void>;

/** Shows a PDF that the product makes at once, to be saved and printed. Render `printed` somewhere. */
export function usePrint<C extends Call>(asked: C): { print: Print<C>; printed: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const { mutateAsync: fetchFile } = useMutation({ mutationFn: (input: Sent<C>) => callFile(asked, input) });
  const print: Print<C> = async (input, title) => setShown({ title, file: await fetchFile(input) });
  const printed = shown && <PrintDialog {...shown} onClose={() => setShown(undefined)} />;
  return { print, printed };
}
