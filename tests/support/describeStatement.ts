import type { Client, Connection, FieldDef, Submittable } from "pg";

/** The result columns of a statement according to PostgreSQL, which parses but does not run it. */
export function describeStatement(client: Client, text: string): Promise<readonly FieldDef[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** A query of the driver, without values and without execution. */
class Description implements Submittable {
  readonly #text: string;
  readonly #resolve: (fields: readonly FieldDef[]) => void;
  readonly #reject: (error: Error) => void;
  #fields: readonly FieldDef[] = [];

  constructor(text: string, resolve: (fields: readonly FieldDef[]) => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.#text, types: [] }, true);
    connection.describe({ name: "", type: "S" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    this.#fields = fields;
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
