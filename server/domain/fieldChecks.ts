/** Validates form fields: reports all problems at once, at most one per field. */
import type { Schema } from "yup";
import { checkValues } from "#domain/checkValues";
import type { ErrorCode } from "#domain/errorCodes";
import { userError, type UserError } from "./mutationResult";

/** Collects the problems of one input. */
export class FieldChecks {
  /** By path, in the order in which they were found. */
  readonly #errors = new Map<string, UserError>();

  /** Problems found so far, in the order of the checks. */
  get errors(): readonly UserError[] {
    return [...this.#errors.values()];
  }

  /** Casts and checks an input. Returns only the schema's fields, in stored form, even if some are invalid. */
  read<Values extends object>(schema: Schema<Values>, input: Values): Values {
    const values = schema.cast(input, { assert: false, stripUnknown: true });
    for (const [field, { code, params }] of Object.entries(checkValues(schema, values))) {
      this.rule(field, false, code, params);
    }
    return values;
  }

  /**
   * Adds an error to the field if the rule does not hold and the field has no error yet.
   * @param field name, or path such as `fields[0].key`
   */
  rule(field: string, holds: boolean, code: ErrorCode, params: Readonly<Record<string, string>> = {}): void {
    if (holds) return;
    const path = field.split(/[.[\]]+/).filter(Boolean);
    const name = path.join(".");
    if (!this.#errors.has(name)) this.#errors.set(name, userError(code, path, params));
  }
}
