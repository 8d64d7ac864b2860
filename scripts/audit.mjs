import { runServerCommand } from './lib/serverCommand.mjs';

runServerCommand('upkeep', 'audit');
