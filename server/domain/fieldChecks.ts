/** Validates form fields: reports all problems at once, at most one per field. */
import type { Schema } from "yup";
import { checkValues } from "#domain/checkValues";
import type { ErrorCode } from "#domain/errorCodes";
import { userError, type UserError } from "./mutationResult";

/** Collects the problems of one input. */
export class FieldChecks {
  readonly #errors: UserError[] = [];

  /** Problems found so far, in the order of the checks. */
  get errors(): readonly UserError[] {
    return this.#errors;
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
    const path = field.split(/[.[\]]+/).filter(Boolean);
    if (holds || this.#errors.some((error) => error.field?.join(".") === path.join("."))) return;
    this.#errors.push(userError(code, path, params));
  }
}
