/** Programs of the server's worker threads. They are not bundled: each runs from the sources, and next to the bundle. */
export const workerFiles = [
  "server/storage/database/embeddedWorker.mjs",
  "server/domain/resources/keystoreWorker.mjs",
];
