/** A screen in a certain state, for the checks of all screens. */
import type { Page } from "playwright/test";
import type { App } from "./test";

/** Fixtures for setting up a state. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly visitAs: (username: string, path: string, language?: "en") => Promise<void>;
  readonly consoleErrors: { allow(pattern: RegExp): void };
}

export interface ScreenState {
  readonly name: string;
  /** Name of the state that checks the page below; only the overlay is checked here. */
  readonly over?: string;
  /** Answers calls itself or ends the session, so no other state shares its page. */
  readonly isAlone?: boolean;
  /** A request stays pending. */
  readonly isBusy?: boolean;
  /** The state does not exist on a wide screen. */
  readonly isNarrow?: boolean;
  /** Why the state is also checked on a narrow screen: the parts that look different there. */
  readonly narrow?: string;
  /** Why the contrast is also checked in dark mode: colours besides the tokens. */
  readonly dark?: string;
  readonly open: (stage: Stage) => Promise<void>;
}
