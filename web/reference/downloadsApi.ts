import { useMutation, useQuery } from '@tanstack/react-query';
import { referenceContract } from '../../domain/reference/reference.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import { fetchFileSize } from '../platform/calls/call.ts';
import { saveFile } from '../platform/calls/saveFile.ts';

export type DownloadName = 'terms_of_use' | 'data_protection';
export type Download = { name: DownloadName; lang: Language };

export function useDownload() {
  return useMutation({ mutationFn: (file: Download) => saveFile(referenceContract.downloadFile, file) });
}

/** The size of the file in bytes, for its button; null if the server does not state it. */
export function useDownloadBytes(file: Download) {
  return useQuery({
    queryKey: ['reference', 'download', file],
    queryFn: () => fetchFileSize(referenceContract.downloadFile, file),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
