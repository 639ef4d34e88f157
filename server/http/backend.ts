/** What stands behind the app: this server's own endpoints, or a foreign backend. */
import type { Exchange } from "./exchange";

export interface Backend {
  /** Answers a request to one of its paths; false: the path is none of them. */
  readonly answer: (exchange: Exchange) => Promise<boolean>;
  /** Whether it can serve; never rejects. */
  readonly isReady: () => Promise<boolean>;
  /** What the app's page tells of the installation; null: not known here. */
  readonly readInstance: (() => Promise<unknown>) | null;
}
