/** A call that the script in index.html has sent before the code of the app arrived. */
export interface StartCall {
  readonly url: string;
  readonly body: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    readonly startCall?: StartCall;
  }
}

/** A fetch whose first call with the same address, body and token gets the answer to the call that was sent already. */
export function fetchAfterStart(fetch: typeof globalThis.fetch, sent: StartCall | undefined): typeof fetch {
  let waiting = sent;
  return (input, init) => {
    const start = waiting;
    const isSame =
      start !== undefined &&
      input === start.url &&
      init?.body === start.body &&
      new Headers(init.headers).get("Authorization") === `Bearer ${start.token}`;
    if (!isSame) return fetch(input, init);
    waiting = undefined;
    return start.answer;
  };
}
