import { runServerCommand } from './lib/serverCommand.mjs';

runServerCommand('jobs');
