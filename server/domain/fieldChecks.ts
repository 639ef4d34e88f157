/** Checks of what is typed into fields: all problems at once, at most one for each field. */
import type { Schema } from "yup";
import { checkValues } from "#domain/checkValues";
import type { ErrorCode } from "#domain/errorCodes";
import { userError, type UserError } from "./userErrors";

/** The problems of one input. */
export class FieldChecks {
  readonly #errors: UserError[] = [];

  /** What was found so far, in the order of the checks. */
  get errors(): readonly UserError[] {
    return this.#errors;
  }

  /** Reads an input by its schema, whatever is wrong with it: the schema's fields as they are stored, and no others. */
  read<Values extends object>(schema: Schema<Values>, input: Values): Values {
    const values = schema.cast(input, { assert: false, stripUnknown: true });
    for (const [field, { code, params }] of Object.entries(checkValues(schema, values))) {
      this.rule(field, false, code, params);
    }
    return values;
  }

  /** Notes the code at the field where the rule does not hold, unless something else is wrong there. */
  rule(field: string, holds: boolean, code: ErrorCode, params: Readonly<Record<string, string>> = {}): void {
    if (holds || this.#errors.some((error) => error.field?.[0] === field)) return;
    this.#errors.push(userError(code, [field], params));
  }
}
