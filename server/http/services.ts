/** Services shared by all calls of this server process. */
import type { Logger } from "pino";
import { BackgroundTasks } from "#server/backgroundTasks";
import type { Services } from "#server/context";
import { createProcessFeed } from "#server/domain/processes/processFeed";
import { createQueue, type Queue } from "#server/queue/queue";
import type { Database } from "#server/storage/database/database";

/** The services, with access to start and stop the queue. */
export interface ServerServices extends Services {
  readonly queue: Queue;
}

/** Creates the services. The queue is not started yet. */
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
