/** Context passed to every resolver and use case. */
import type { Logger } from "pino";
import type { RoleType } from "#domain/permissions";
import type { BackgroundTasks } from "./backgroundTasks";
import type { Config } from "./config";
import type { JobSender } from "./jobSender";
import type { Loaders } from "./loaders";
import type { Database } from "./storage/database/database";

/** One role entry of a user. */
export interface ViewerRole {
  readonly type: RoleType;
  /** Key (AGS) of the commune. `null` for support and admin, which can access all communes. */
  readonly ags: string | null;
  /** Ids of the services in that commune. */
  readonly services: readonly string[];
}

/** The calling user, as stored at the time of the call. */
export interface Viewer {
  /** Database id of the user, not the opaque node id. */
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly active: boolean;
  /** The first entry determines the user's role type. */
  readonly roles: readonly ViewerRole[];
  /** The session of this call. */
  readonly sessionId: string;
}

/** Whether the call may submit applications: "off" if no intake token is configured, otherwise per the call's token. */
export type IntakeAccess = "off" | "refused" | "granted";

/** Tokens a browser stores for the accounts it has logged in to. Used only to throttle logins. */
export interface BrowserTokens {
  /** One per account, most recent first. */
  readonly tokens: readonly string[];
  /** Replaces the tokens stored in the browser. */
  storeTokens(tokens: readonly string[]): void;
}

/** Reports process changes made by any server. */
export interface ProcessFeed {
  /** Starts watching until `signal` is aborted. */
  readonly watch: (signal: AbortSignal) => ProcessWatch;
}

/** A subscription to a process feed. */
export interface ProcessWatch {
  /** Waits for the next poll. True if something may have changed since the previous one, always true the first time. */
  readonly next: () => Promise<boolean>;
  readonly end: () => void;
}

/** Services shared by all calls of a server process. */
export interface Services {
  readonly queue: JobSender;
  readonly background: BackgroundTasks;
  readonly processFeed: ProcessFeed;
  /** Number of open streams per user, keyed by database id. */
  readonly openStreams: Map<string, number>;
}

/** Context of one call: the caller, its origin, and the available services. */
export interface Context extends Services {
  readonly config: Config;
  readonly db: Database;
  /** Scoped to this call. */
  readonly loaders: Loaders;
  readonly log: Logger;
  /** `null` if the call has no token or its session is no longer valid. */
  readonly viewer: Viewer | null;
  /** Defaults to "off". */
  readonly intake?: IntakeAccess;
  /** Client address after applying TRUST_PROXY, used for throttling. */
  readonly address: string;
  /** Whether the call has the header `X-Background: 1`; such calls do not count as session activity. */
  readonly isBackground: boolean;
  readonly requestId: string;
  readonly userAgent: string | null;
  /** Absent if the caller cannot store tokens. */
  readonly browser?: BrowserTokens;
  /** Adds the target account of a login to the call's log line. Absent if the call has no log line. */
  readonly recordLogin?: (userId: string, outcome: "attempted" | "succeeded") => void;
  /** Signs the path of a picture, so that it can be fetched for a limited time without a token. */
  readonly signPath: (path: string) => string;
  /** Signs the path of a download for this call's session. */
  readonly signDownload: (path: string) => string;
  readonly now: () => Date;
}
