/** What the calls of a test share over a database, as those of one server process do. */
import type { Logger } from "pino";
import { createServices, type ServerServices } from "#server/http/services";
import type { Database } from "#server/storage/database/database";
import { silent } from "./databases";

const servicesByDatabase = new WeakMap<Database, ServerServices>();

/** The services of all calls over this database; the queue runs only once a test starts it. `log` counts the first time. */
export function servicesOf(db: Database, log: Logger = silent): ServerServices {
  const services = servicesByDatabase.get(db) ?? createServices(db, log);
  servicesByDatabase.set(db, services);
  return services;
}

/** Waits until no import is checked any more. */
export function importsSettled(db: Database): Promise<void> {
  return servicesOf(db).background.settled();
}
