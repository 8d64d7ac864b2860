import type { Thing, World } from '../world.ts';

type Status = 'new' | 'waiting' | 'active' | 'inactive';

/** How to send a call so that it succeeds, and in which statuses of the household it is refused. */
export type ValidRequest = {
  /** The kind of thing that the path's id refers to. */
  thing?: Thing;
  /** What it sends names things of the household, which have to be there before. */
  isAboutThings?: true;
  /** Path parameters that are no ids. */
  params?: Record<string, string>;
  /** Makes what the own household lacks for the call; not for an id that is not its own. */
  needs?: (world: World) => Promise<unknown>;
  /** The body of a write, the query of a GET, the text fields of an upload. */
  sends?: (world: World) => object | Promise<object>;
  /** The file of an upload; by default a document. */
  file?: { name: string; type: string; bytes: Buffer };
  /** The key with which a household in that status is refused; in all others the call works. */
  refused?: Partial<Record<Status, string>>;
};
