/** State shared by all calls of one app. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";
import { createReachability, type Reachability } from "./reachability";
import { createRelease, type Release } from "./release";

/** Parts of the session that calls use. Passed in by the session, since this folder may not import it. */
export interface Credentials {
  readonly token: () => string | null;
  /** Resolves when the same user has logged in again; rejects when the page is abandoned. */
  readonly renew: (deadToken: string | null) => Promise<void>;
  /** Called after a response that counts as use of the session. */
  readonly used: () => void;
}

export interface NetworkOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly credentials: Credentials;
  /** Aborted when the app is disposed. */
  readonly disposed: AbortSignal;
}

export interface Network extends NetworkOptions {
  readonly reachability: Reachability;
  readonly release: Release;
  /** Incremented by every response that denies a permission: the role may have changed on the server. */
  readonly refusals: Observable<number>;
  /** Number of completed mutations. */
  readonly changes: Observable<number>;
  /** Number of mutations and uploads in flight. */
  readonly pendingChanges: Observable<number>;
}

export function createNetwork(options: NetworkOptions): Network {
  return {
    ...options,
    reachability: createReachability(options.disposed),
    release: createRelease(),
    refusals: observable(0),
    changes: observable(0),
    pendingChanges: observable(0),
  };
}

export const [NetworkContext, useNetwork] = appContext<Network>("network");

/** Settles like the call, but never after the app was disposed. */
export function unlessDisposed<T>({ disposed }: Network, call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    call.then(
      (value) => disposed.aborted || resolve(value),
      (error: unknown) => disposed.aborted || reject(error),
    );
  });
}

/** Aborted with this signal or with the app. */
export function endOf({ disposed }: Network, signal?: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, disposed]) : disposed;
}
