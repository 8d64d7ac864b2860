import { serveBeside } from './lib/beside.mjs';

serveBeside('office');
