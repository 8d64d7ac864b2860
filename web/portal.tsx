import { startInterface } from './me/startInterface.tsx';
import { memberRoutes } from './memberRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';
import './ui/styles.ts';

void startInterface([publicRoutes, memberRoutes]);
