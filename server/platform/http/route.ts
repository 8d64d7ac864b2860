import type { Readable } from 'node:stream';
import type { Access, Answer, Call, Input } from '../../../domain/shared/contract.ts';
import type { AccountActor, Actor, MemberActor, OfficeActor } from '../actor.ts';
import type { Ask, Change, Context } from '../work.ts';
import type { CookieJar } from './cookies.ts';

/** The actor that the handler guarantees behind each kind of access. */
export type ActorFor<A extends Access> = {
  public: Actor;
  account: AccountActor;
  member: MemberActor;
  office: OfficeActor;
}[A];

/** A GET is handed the right to ask, everything else the right to change. */
export type WorkFor<C extends Call> = C['method'] extends 'GET'
  ? Ask<ActorFor<C['access']>>
  : Change<ActorFor<C['access']>>;

/** A request that is more than one action in one transaction: log-ins, uploads, files. */
export type Visit<C extends Call = Call> = {
  readonly context: Context;
  readonly actor: ActorFor<C['access']>;
  readonly cookies: CookieJar;
  /** The client's network address, as far as it can be trusted. */
  readonly address: string;
  readonly userAgent: string;
  /** Says whose account it turned out to be, for the log of requests: at a log-in nobody knows it before. */
  readonly noteAccount: (id: number) => void;
  /** The file of an upload call, not yet read. Refuses with `missing_file` when there is none. */
  readonly upload: () => Promise<UploadedFile>;
};

/** An upload on its way in; `fields` are the text fields sent before and after the file. */
export type UploadedFile = {
  readonly filename: string;
  readonly stream: Readable;
  /** All text fields; ask for them only after the stream has been read to its end. */
  readonly fields: () => Promise<Record<string, string>>;
};

/** Bytes that are answered as a file, never shown by the browser itself. */
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

/** One line of a topic's table of contents: this call is answered by this action, in one transaction. */
export function route<C extends Call>(call: C, action: (work: WorkFor<C>, input: Input<C>) => ResultOf<C>): Route {
  return { call, kind: 'action', handle: action };
}

/** The same for a call that sets cookies, streams, or needs several transactions. */
export function visit<C extends Call>(call: C, handle: (visit: Visit<C>, input: Input<C>) => ResultOf<C>): Route {
  return { call, kind: 'visit', handle };
}
