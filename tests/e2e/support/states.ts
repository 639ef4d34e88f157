/** Every screen in every state, for the checks that all of them must pass. */
import type { Page } from "playwright/test";
import { communeStates } from "./communeStates";
import { frameStates } from "./frameStates";
import { overviewStates } from "./overviewStates";
import { processStates } from "./processStates";
import { publicStates } from "./publicStates";
import type { App } from "./test";
import { userStates } from "./userStates";

/** What a state is made with. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly visitAs: (username: string, path: string) => Promise<void>;
  readonly complaints: { allow(pattern: RegExp): void };
}

export interface ScreenState {
  readonly name: string;
  /** Checked on a narrow screen as well, or only there. */
  readonly narrow?: "also" | "only";
  readonly open: (stage: Stage) => Promise<void>;
}

export const screenStates: readonly ScreenState[] = [
  ...publicStates,
  ...overviewStates,
  ...frameStates,
  ...communeStates,
  ...processStates,
  ...userStates,
];
