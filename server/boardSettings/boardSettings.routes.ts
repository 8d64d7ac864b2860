import { boardSettingsContract } from '../../domain/boardSettings/boardSettings.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { introduceBoardSettings, withdrawBoardSettings } from './boardSettings.actions.ts';
import { readBoardSettings } from './boardSettings.reads.ts';

export const boardSettingsRoutes: readonly Route[] = [
  route(boardSettingsContract.getBoardSettings, readBoardSettings),
  route(boardSettingsContract.introduceBoardSettings, introduceBoardSettings),
  route(boardSettingsContract.withdrawBoardSettings, withdrawBoardSettings),
];
