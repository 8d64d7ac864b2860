import { myDataContract } from '../../domain/me/myData.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { downloadMyData } from './myData.actions.ts';

export const myDataRoutes: readonly Route[] = [visit(myDataContract.downloadMyData, downloadMyData)];
