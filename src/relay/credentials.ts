/** What the network needs of the session, handed in by it: this folder lies below the session and does not see it. */
export interface Credentials {
  readonly token: () => string | null;
  /** Resolves when the same user has logged in again; rejects when the page is given up instead. */
  readonly renew: (deadToken: string | null) => Promise<void>;
  /** A call that counts as use of the session has been answered. */
  readonly used: () => void;
}

let current: Credentials = {
  token: () => null,
  renew: () => Promise.reject(new Error("No session has been set up.")),
  used: () => undefined,
};

export function provideCredentials(credentials: Credentials): void {
  current = credentials;
}

export function credentials(): Credentials {
  return current;
}
