import { startInterface } from './me/startInterface.tsx';
import { officeDoor } from './officeDoor.ts';
import './ui/styles.ts';

void startInterface([officeDoor]);
