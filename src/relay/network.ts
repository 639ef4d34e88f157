/** What all calls of one app share. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";
import { createReachability, type Reachability } from "./reachability";

/** What calls need of the session, handed in by it: this folder lies below the session and does not see it. */
export interface Credentials {
  readonly token: () => string | null;
  /** Resolves when the same user has logged in again; rejects when the page is given up instead. */
  readonly renew: (deadToken: string | null) => Promise<void>;
  /** A call that counts as use of the session has been answered. */
  readonly used: () => void;
}

export interface NetworkOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly credentials: Credentials;
  /** Aborted when the app is disposed of. */
  readonly disposed: AbortSignal;
}

export interface Network extends NetworkOptions {
  readonly reachability: Reachability;
  /** Rises with every answer that refuses something to the role: it may be another one than the browser knows. */
  readonly refusals: Observable<number>;
  /** Number of completed mutations. */
  readonly changes: Observable<number>;
}

export function createNetwork(options: NetworkOptions): Network {
  return {
    ...options,
    reachability: createReachability(options.disposed),
    refusals: observable(0),
    changes: observable(0),
  };
}

export const [NetworkContext, useNetwork] = appContext<Network>("network");

/** Settles as the call does, but never once the app was disposed of: nobody is left to act on the outcome. */
export function whileInUse<T>({ disposed }: Network, call: Promise<T>): Promise<T> {
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
