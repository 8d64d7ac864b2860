import { adoptSession } from './application/adoptSession.ts';
import { followOtherTabs } from './application/otherTabs.ts';
import { Portal } from './application/Portal.tsx';
import { memberDoor } from './memberDoor.ts';
import { watchPresses } from './platform/afterPress.ts';
import { comeAlive } from './platform/comeAlive.tsx';
import { forbidMadeCode } from './platform/madeCode.ts';
import { hushToldFailures } from './platform/queries.ts';
import { loadRuntime } from './platform/runtime.ts';
import { currentSession } from './platform/session.ts';
import { currentLanguage, startWords } from './platform/words.ts';
import { publicDoor } from './publicDoor.ts';
import { findFirst } from './ui/router/Router.tsx';
import './ui/styles.ts';

const doors = [publicDoor, memberDoor];

async function start(): Promise<void> {
  forbidMadeCode();
  hushToldFailures();
  watchPresses();
  followOtherTabs();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const runtimeLoaded = loadRuntime();
  await adoptSession(root, runtimeLoaded);
  const [first] = await Promise.all([findFirst(doors), runtimeLoaded, startWords()]);
  // drawn for somebody who is not logged in, and in the language that the server knew of
  const isDrawn = first !== undefined && !currentSession().loggedIn && root.dataset.drawn === currentLanguage();
  comeAlive(root, <Portal doors={doors} first={first} />, isDrawn);
}

void start();
