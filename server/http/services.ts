/** What the calls of this server process share. */
import type { Logger } from "pino";
import { BackgroundTasks } from "#server/backgroundTasks";
import type { Services } from "#server/context";
import { createProcessFeed } from "#server/domain/processes/processFeed";
import { createQueue, type Queue } from "#server/queue/queue";
import type { Database } from "#server/storage/database/database";

/** The same with what starts and stops them. */
export interface ServerServices extends Services {
  readonly queue: Queue;
}

/** Makes them; the queue does not run yet. */
export function createServices(
  db: Database,
  log: Logger,
  background: BackgroundTasks = new BackgroundTasks(),
): ServerServices {
  return {
    queue: createQueue(db, log),
    background,
    processFeed: createProcessFeed(db),
    openStreams: new Map(),
  };
}
