import { serveBeside } from './lib/beside.mjs';

serveBeside('jobs');
