import { startInterface } from './me/startInterface.tsx';
import { memberDoor } from './memberDoor.ts';
import { publicDoor } from './publicDoor.ts';
import './ui/styles.ts';

void startInterface([publicDoor, memberDoor]);
