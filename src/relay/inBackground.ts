import { backgroundCall } from "./relay";

/** Options of polling: bypasses the cache and does not count as use of the session. */
export const inBackground = { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } };
