/**
 * Kysely dialect of the embedded database. There is one connection: single statements run immediately, and a
 * transaction has exclusive use of the connection from begin to end.
 */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { EmbeddedConnection } from "./embeddedConnection";
import { Lease } from "./lease";

/** Creates a dialect for an open embedded database. Destroying the query builder closes the database. */
export function embeddedDialect(embedded: EmbeddedConnection): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(embedded),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Needs no migration lock, because the lock on the data folder already excludes other processes. */
class EmbeddedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class EmbeddedDriver implements Driver {
  readonly #embedded: EmbeddedConnection;
  readonly #lease = new Lease();

  constructor(embedded: EmbeddedConnection) {
    this.#embedded = embedded;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LeasedConnection(this.#embedded, this.#lease);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
    const access = settings.accessMode ? ` ${settings.accessMode}` : "";
    await leased(connection).begin(`start transaction${level}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    leased(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#embedded.close();
  }
}

class LeasedConnection implements DatabaseConnection {
  readonly #embedded: EmbeddedConnection;
  readonly #lease: Lease;
  #isHolder = false;

  constructor(embedded: EmbeddedConnection, lease: Lease) {
    this.#embedded = embedded;
    this.#lease = lease;
  }

  async begin(statement: string): Promise<void> {
    await this.#lease.acquireExclusive(() => {
      this.#isHolder = true;
      return this.#embedded.run(statement, []);
    });
  }

  release(): void {
    if (!this.#isHolder) return;
    this.#isHolder = false;
    this.#lease.release();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#embedded.run(sql, parameters);
    const { rows, affectedRows } = await (this.#isHolder ? run() : this.#lease.runShared(run));
    // As in every Kysely driver, the author of the statement asserts the row type.
    return { rows: [...rows] as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // eslint-disable-next-line require-yield -- the interface demands a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("The embedded database does not stream.");
  }
}

function leased(connection: DatabaseConnection): LeasedConnection {
  if (connection instanceof LeasedConnection) return connection;
  throw new Error("The connection belongs to another driver.");
}
