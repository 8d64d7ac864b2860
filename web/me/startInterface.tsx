import { forbidMadeCode } from '../platform/calls/madeCode.ts';
import { hushToldFailures } from '../platform/calls/queries.ts';
import { pageIsWhole, untilThere } from '../platform/calls/untilThere.ts';
import { watchPresses } from '../platform/forms/afterPress.ts';
import { currentSession } from '../platform/session/session.ts';
import { comeAlive } from '../platform/start/comeAlive.tsx';
import { orNotStarted } from '../platform/start/orNotStarted.ts';
import { loadRuntime } from '../platform/start/runtime.ts';
import { currentLanguage, startWords } from '../platform/words.ts';
import { type Door, findFirst } from '../ui/router/Router.tsx';
import { adoptSession } from './adoptSession.ts';
import { Doors } from './Doors.tsx';
import { followOtherTabs } from './otherTabs.ts';

/** Begins an interface in its page, or says that it cannot. */
export function startInterface(doors: readonly Door[]): Promise<void> {
  return orNotStarted(() => begin(doors));
}

/** As soon as setting, words and first screen are there. */
async function begin(doors: readonly Door[]): Promise<void> {
  forbidMadeCode();
  hushToldFailures();
  watchPresses();
  followOtherTabs();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const runtimeLoaded = untilThere(loadRuntime);
  await adoptSession(root, runtimeLoaded);
  const [first] = await Promise.all([findFirst(doors), runtimeLoaded, untilThere(startWords)]);
  pageIsWhole();
  // drawn for somebody who is not logged in, and in the language that the server knew of
  const isDrawn = first !== undefined && !currentSession().loggedIn && root.dataset.drawn === currentLanguage();
  comeAlive(root, <Doors doors={doors} first={first} />, isDrawn);
}
