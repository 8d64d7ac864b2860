import { startInterface } from './me/startInterface.tsx';
import { officeRoutes } from './officeRoutes.ts';
import './ui/styles.ts';

void startInterface([officeRoutes]);
