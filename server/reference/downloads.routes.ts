import { referenceContract } from '../../domain/reference/reference.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { downloadFile } from './downloads.actions.ts';

export const downloadRoutes: readonly Route[] = [route(referenceContract.downloadFile, downloadFile)];
