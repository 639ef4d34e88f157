/** A screen in a state, for the checks that all of them must pass. */
import type { Page } from "playwright/test";
import type { App } from "./test";

/** What a state is made with. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly visitAs: (username: string, path: string) => Promise<void>;
  readonly complaints: { allow(pattern: RegExp): void };
}

export interface ScreenState {
  readonly name: string;
  /** Name of the state that checks the page below; only the overlay is checked here. */
  readonly over?: string;
  /** There is no such state on a wide screen. */
  readonly isNarrow?: boolean;
  /** What a narrow screen shows in another way, so that it is checked there as well. */
  readonly narrow?: string;
  /** What has colours beside the tokens, so that its contrast is checked in dark as well. */
  readonly dark?: string;
  readonly open: (stage: Stage) => Promise<void>;
}
