import { startInterface } from './application/startInterface.tsx';
import { officeDoor } from './officeDoor.ts';
import './ui/styles.ts';

void startInterface([officeDoor]);
