/** What the controls of single values of a document have in common. */
import type { JsonValue } from "#domain/resources/resourceNodes";
import type { ValuePath, ValueSchema } from "#domain/resources/resourceSchemas";
import type { WordedProblem } from "./useWordedProblems";

export interface ValueFieldProps {
  readonly schema: ValueSchema;
  readonly path: ValuePath;
  readonly isRequired: boolean;
  /** Problems of this value. */
  readonly problems: readonly WordedProblem[];
}

/** Props of the control of a value. */
export interface ValueControlProps extends ValueFieldProps {
  readonly id: string;
  readonly value: JsonValue | undefined;
  readonly isReadOnly: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
}
