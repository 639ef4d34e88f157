import type { ChangeEvent, ReactNode, Ref } from "react";
import { PlainIcon } from "./PlainIcon";

export interface TextInputProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  /** Rendered between label and field. */
  readonly help?: ReactNode;
  /** Error message, if any. */
  readonly error?: ReactNode;
  /** Success message; hidden by an error. */
  readonly successMessage?: ReactNode;
  readonly value: string;
  readonly maxLength: number;
  readonly autoComplete: string;
  readonly isReadOnly?: boolean;
  readonly type?: "text" | "password";
  /** A button at the end of the field. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** Labelled text input with help and message. */
export function TextInput({
  id,
  label,
  help,
  error,
  successMessage,
  end,
  isReadOnly,
  onChange,
  ...input
}: TextInputProps) {
  const messageId = `${id}-message`;
  const helpId = `${id}-help`;
  const hasMessage = Boolean(error || successMessage);
  const described = [hasMessage && messageId, help && helpId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span id={helpId} className="help">
          {help}
        </span>
      )}
      <div className="input-wrap">
        <input
          {...input}
          id={id}
          className={end ? "input with-end" : "input"}
          readOnly={isReadOnly}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        />
        {end}
      </div>
      {hasMessage && (
        <div id={messageId} className={error ? "message wrong" : "message right"}>
          <PlainIcon name={error ? "alert" : "done"} />
          <span>{error || successMessage}</span>
        </div>
      )}
    </div>
  );
}
