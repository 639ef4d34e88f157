/** What every resolver and use case works with. */
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
  /** Key of the commune; null: support and admin, which see all. */
  readonly ags: string | null;
  /** Ids of the services in that commune. */
  readonly services: readonly string[];
}

/** The user who calls, as stored at the time of the call. */
export interface Viewer {
  /** Bare id of the user, not the opaque node id. */
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly active: boolean;
  /** The first entry decides the type. */
  readonly roles: readonly ViewerRole[];
  /** The session of this call. */
  readonly sessionId: string;
}

/** Whether a machine may hand in what citizens send: off where no token is set, else by the token of the call. */
export type IntakeAccess = "off" | "refused" | "granted";

/** What a browser keeps of the accounts it logged in to; nothing else than throttling of logins looks at it. */
export interface BrowserTokens {
  /** One for each account, the latest first. */
  readonly tokens: readonly string[];
  /** Has the browser keep these in their place. */
  keep(tokens: readonly string[]): void;
}

/** Tells that processes have changed, whichever server changed them. */
export interface ProcessFeed {
  /** Begins to listen; `signal` ends it. */
  readonly watch: (signal: AbortSignal) => ProcessWatch;
}

/** Somebody who listens to a feed. */
export interface ProcessWatch {
  /** Waits for the next look. True: something may have changed since the one before, the first time always. */
  readonly next: () => Promise<boolean>;
  readonly end: () => void;
}

/** What all calls of a server process share. */
export interface Services {
  readonly queue: JobSender;
  readonly background: BackgroundTasks;
  readonly processFeed: ProcessFeed;
  /** How many streams each user has open, by bare id. */
  readonly openStreams: Map<string, number>;
}

/** One call: who calls, from where, and what it may use. */
export interface Context extends Services {
  readonly config: Config;
  readonly db: Database;
  /** Of this call alone. */
  readonly loaders: Loaders;
  readonly log: Logger;
  /** Null: no token, or a dead one. */
  readonly viewer: Viewer | null;
  /** Left out: off. */
  readonly intake?: IntakeAccess;
  /** Address of the caller after TRUST_PROXY, for throttling. */
  readonly address: string;
  /** Header X-Background: 1, which does not count as use of the session. */
  readonly isBackground: boolean;
  readonly requestId: string;
  readonly userAgent: string | null;
  /** Left out: the caller keeps none. */
  readonly browser?: BrowserTokens;
  /** Puts the account that a login is aimed at into the log line of the call; left out: there is none. */
  readonly noteLogin?: (userId: string, outcome: "attempted" | "succeeded") => void;
  /** Signs the path of a picture, which works for a while without a token. */
  readonly signPath: (path: string) => string;
  /** Signs the path of a download for the session of this call. */
  readonly signDownload: (path: string) => string;
  readonly now: () => Date;
}
