import { useId } from "react";
import { useFormField, type FieldProps } from "../formContext";
import { Control } from "./controls";
import { describedBy, FieldFrame } from "./FieldFrame";

interface TextFieldProps extends FieldProps {
  readonly inputMode?: "text" | "numeric" | "url" | "email";
  /** Digits and keys, which are read character by character. */
  readonly isCode?: boolean;
  /** What is proposed; anything else may be typed as well. */
  readonly proposals?: readonly string[];
  /** Has the focus when the dialog around it opens. */
  readonly isFirst?: boolean;
}

/** A line of text. */
export function TextField({ inputMode, isCode, proposals, isFirst, name, ...frame }: TextFieldProps) {
  const field = useFormField(name);
  const listId = useId();
  return (
    <FieldFrame {...frame} field={field}>
      <Control
        id={field.id}
        name={name}
        type="text"
        value={String(field.value)}
        inputMode={inputMode}
        isCode={isCode}
        list={proposals && listId}
        autoComplete="off"
        spellCheck={isCode || inputMode === "url" || inputMode === "email" ? false : undefined}
        required={!frame.isOptional}
        readOnly={field.isSaving}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={describedBy(field, frame.help)}
        data-changed={field.before === undefined ? undefined : ""}
        data-focus-first={isFirst ? "" : undefined}
        onChange={(event) => field.setValue(event.currentTarget.value)}
        onBlur={field.leave}
      />
      {proposals && (
        <datalist id={listId}>
          {proposals.map((proposal) => (
            <option key={proposal}>{proposal}</option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
