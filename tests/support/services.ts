/** Services that all calls over one database share, like those of one server process. */
import type { Logger } from "pino";
import { createServices, type ServerServices } from "#server/http/services";
import type { Database } from "#server/storage/database/database";
import { silent } from "./databases";

const servicesByDatabase = new WeakMap<Database, ServerServices>();

/**
 * The services of all calls over this database; tests start
 * the queue themselves. Only the first `log` is used.
 */
export function servicesOf(db: Database, log: Logger = silent): ServerServices {
  const services = servicesByDatabase.get(db) ?? createServices(db, log);
  servicesByDatabase.set(db, services);
  return services;
}

/** Waits until all running import checks have ended. */
export function importsSettled(db: Database): Promise<void> {
  return servicesOf(db).background.settled();
}
