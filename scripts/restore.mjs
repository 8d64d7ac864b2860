import { serveBeside } from './lib/beside.mjs';

serveBeside('upkeep', 'restore');
