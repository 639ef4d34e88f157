/** Response header of every call: the build of the app that the server serves. Absent if it serves none. */
export const appBuildHeader = "X-App-Build";

/** Name of the meta element that tells a page its own build. */
export const appBuildMeta = "app-build";
