/** Compares this page with the server, by its build of the app and the operations it knows. */
import { observable, type ReadonlyObservable } from "#browser/observable";
import { appBuildMeta, compareVersions, version } from "#domain/version";

/** Kind of the banner: a new build is available, or a call failed because the server has another version. */
export type ReleaseNotice = "available" | "newer" | "older";

export interface Release {
  readonly notice: ReadonlyObservable<ReleaseNotice | null>;
  /** Whether the server serves another build, so that loading the page brings it. */
  readonly isReplaced: () => boolean;
  /** Reports the build named by a response; null if it names none. */
  readonly noteBuild: (build: string | null) => void;
  /** Reports that the server does not know an operation. Returns whether it is newer or older than this page. */
  readonly noteUnknownOperation: (serverVersion: string | undefined) => "newer" | "older";
}

/** The build of this page; null if its server names none, as in development. */
const pageBuild = () =>
  document.querySelector<HTMLMetaElement>(`meta[name="${appBuildMeta}"]`)?.content ?? null;

export function createRelease(): Release {
  const own = pageBuild();
  const notice = observable<ReleaseNotice | null>(null);
  // Stays true during a rolling update, in which old and new servers alternate.
  let isReplaced = false;
  return {
    notice,
    isReplaced: () => isReplaced,
    noteBuild: (build) => {
      if (own === null || build === null || build === own) return;
      isReplaced = true;
      if (notice.get() === null) notice.set("available");
    },
    noteUnknownOperation: (serverVersion) => {
      // A server that does not send its version is from before versions were sent.
      const difference = serverVersion === undefined ? -1 : compareVersions(serverVersion, version);
      const server = difference > 0 || (difference === 0 && isReplaced) ? "newer" : "older";
      notice.set(server);
      return server;
    },
  };
}
