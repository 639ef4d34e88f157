/** How the values before a log entry are restored: each type of entry has a handler, or a reason why it has none. */
import type { ErrorCode } from "#domain/errorCodes";
import type { Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import type { LoggedActivity } from "#server/domain/activity/activityLog";
import type { LastSaved, Outcome } from "#server/domain/mutationResult";

/** What the user confirms or enters when restoring. */
export interface RestoreInput {
  /** Codes of confirmed warnings of the change. */
  readonly confirmed: readonly ErrorCode[];
  /** For changes that require one; empty: none. */
  readonly reason: string;
}

/** The present state of the object of an entry. */
export interface Restorable {
  /** The present values, under the names of the entry's `after`; null: the object does not exist. */
  readonly present: Readonly<Record<string, unknown>> | null;
  /** Last change of the object; null: unknown. */
  readonly last: LastSaved | null;
  /** Changes the object through the use case of the change, which checks access, input and revision. */
  readonly restore: (input: RestoreInput) => Promise<Outcome<unknown>>;
}

/** Restores the values before entries of one or several types. */
export interface RestoreHandler {
  /** Permission that the contract requires for the change; null: every logged-in user, within their scope. */
  readonly permission: Permission | null;
  /**
   * Finds the object of an entry, within a transaction or not. Null: it no longer exists, or cannot be distinguished
   * from others.
   * @throws UnreadableValues if the entry lacks a value
   */
  readonly find: (ctx: Context, entry: LoggedActivity) => Promise<Restorable | null>;
}

/** Thrown if an entry lacks a value that its type has now. Such entries cannot be restored. */
export class UnreadableValues extends Error {}

/** The values before or after an entry, as stored. */
export class LoggedValues {
  constructor(private readonly values: unknown) {}

  /** The values themselves. */
  whole(): unknown {
    return this.values;
  }

  text(name: string): string {
    return this.read(name, (value) => typeof value === "string");
  }

  /** Null if there is no value. */
  textOrNull(name: string): string | null {
    return this.read(name, (value) => typeof value === "string" || value === null, null);
  }

  number(name: string): number {
    return this.read(name, (value) => typeof value === "number");
  }

  flag(name: string): boolean {
    return this.read(name, (value) => typeof value === "boolean");
  }

  has(name: string): boolean {
    const { values } = this;
    return typeof values === "object" && values !== null && Object.hasOwn(values, name);
  }

  /** Names of the values. */
  names(): readonly string[] {
    return typeof this.values === "object" && this.values !== null ? Object.keys(this.values) : [];
  }

  /** A value of any kind; null if there is none. */
  value(name: string): unknown {
    return this.read(name, (value) => value !== undefined, null);
  }

  code<Code extends string>(name: string, codes: readonly Code[]): Code {
    return this.read(name, (value): value is Code => codes.some((code) => code === value));
  }

  texts(name: string): readonly string[] {
    return this.read(
      name,
      (value): value is readonly string[] =>
        Array.isArray(value) && value.every((each) => typeof each === "string"),
    );
  }

  /** The parts of a nested object, by name. */
  parts(name: string): readonly (readonly [name: string, part: LoggedValues])[] {
    const parts = this.read(name, (value): value is object => typeof value === "object" && value !== null);
    return Object.entries(parts).map(([key, part]) => [key, new LoggedValues(part)]);
  }

  private read<Value>(name: string, isValid: (value: unknown) => value is Value, missing?: Value): Value {
    const { values } = this;
    const value: unknown =
      typeof values === "object" && values !== null
        ? Object.getOwnPropertyDescriptor(values, name)?.value
        : undefined;
    if (value === undefined && missing !== undefined) return missing;
    if (isValid(value)) return value;
    throw new UnreadableValues(`The entry lacks ${name}.`);
  }
}

/** The values before an entry. */
export const before = ({ before: values }: LoggedActivity): LoggedValues => new LoggedValues(values);

/** The values after an entry, or those before if it removed the object. */
export const latest = ({ before: former, after }: LoggedActivity): LoggedValues =>
  new LoggedValues(after ?? former);
