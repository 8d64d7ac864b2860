import type { Readable } from 'node:stream';
import type { Access, Answer, Call, Input } from '../../../domain/shared/contract.ts';
import type { AccountActor, Actor, MemberActor, OfficeActor } from '../actor.ts';
import type { Ask, Change, Context } from '../context.ts';
import type { CookieJar } from './cookies.ts';

/** The actor that the handler guarantees for each kind of access. */
export type ActorFor<A extends Access> = {
  public: Actor;
  account: AccountActor;
  member: MemberActor;
  office: OfficeActor;
}[A];

/** A GET gets an `Ask`, everything else a `Change`. */
export type WorkFor<C extends Call> = C['method'] extends 'GET'
  ? Ask<ActorFor<C['access']>>
  : Change<ActorFor<C['access']>>;

/** A request that is more than one action in one transaction: log-ins, uploads, files. */
export type Visit<C extends Call = Call> = {
  readonly context: Context;
  readonly actor: ActorFor<C['access']>;
  readonly cookies: CookieJar;
  /** The client's network address, according to trusted proxies. */
  readonly address: string;
  readonly userAgent: string;
  /** Sets the account for the request log: at a log-in the session does not name it yet. */
  readonly noteAccount: (id: number) => void;
  /** The file of an upload call, not yet read. Refuses with `missing_file` if there is none. */
  readonly upload: () => Promise<UploadedFile>;
};

/** An incoming upload; `fields` are the text fields sent before and after the file. */
export type UploadedFile = {
  readonly filename: string;
  readonly stream: Readable;
  /** All text fields; await them only after the stream has been read to the end. */
  readonly fields: () => Promise<Record<string, string>>;
};

/** Bytes that are sent as a file; browsers must not display them. */
export type FileAnswer = {
  filename: string;
  contentType: string;
  content: Buffer | Readable;
  sizeBytes?: number;
};

type ResultOf<C extends Call> = C['answer'] extends 'file'
  ? Promise<FileAnswer>
  : C['answer'] extends 'nothing'
    ? Promise<void>
    : Promise<Answer<C>>;

export type Route = {
  readonly call: Call;
  readonly kind: 'action' | 'visit';
  readonly handle: (work: never, input: never) => Promise<unknown>;
};

/** One line of a topic's route list: this call is answered by this action, in one transaction. */
export function route<C extends Call>(call: C, action: (work: WorkFor<C>, input: Input<C>) => ResultOf<C>): Route {
  return { call, kind: 'action', handle: action };
}

/** `route` for a call that sets cookies, streams, or needs several transactions. */
export function visit<C extends Call>(call: C, handle: (visit: Visit<C>, input: Input<C>) => ResultOf<C>): Route {
  return { call, kind: 'visit', handle };
}
