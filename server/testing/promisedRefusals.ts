import { type Call, refusalsOf } from '../../domain/shared/contract.ts';
import { apiDescription } from '../openApi.ts';
import { statusOf } from '../platform/http/refusals.ts';
import { routes } from '../topics.ts';

const { refusals } = apiDescription({ sessionCookie: 'session' });

/** The key of a bug, which is no refusal. */
const BUG = 'something_went_wrong';

// fixed path segments come before parameters, as in the router
const shapes = routes
  .map(({ call }) => ({ call, path: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((one, other) => parametersOf(one.call) - parametersOf(other.call));

/**
 * Throws if a call refuses with a key that its contract does not name, or with another status than the interface description
 * states.
 */
export function expectPromised(method: string, url: string, refusal: unknown, status?: number): void {
  const key = messageOf(refusal);
  const call = callAt(method, url);
  if (!call || key === undefined || key === BUG) return;
  const described = refusals[key] && statusOf[refusals[key].kind];
  if (status !== undefined && described !== status) {
    throw new Error(`${call.method} ${call.path} was refused with ${key} and ${status}, described is ${described}`);
  }
  if (refusalsOf(call).includes(key)) return;
  throw new Error(`${call.method} ${call.path} was refused with ${key}, which its contract does not name`);
}

function callAt(method: string, url: string): Call | undefined {
  const path = url.split('?')[0] ?? '';
  return shapes.find(({ call, path: shape }) => call.method === method && shape.test(path))?.call;
}

function parametersOf({ path }: Call): number {
  return path.split(':').length;
}

function messageOf(refusal: unknown): string | undefined {
  if (typeof refusal !== 'object' || refusal === null || !('message' in refusal)) return undefined;
  return typeof refusal.message === 'string' ? refusal.message : undefined;
}
