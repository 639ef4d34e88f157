import { Input } from "@chakra-ui/react";
import { useId } from "react";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

interface TextFieldProps extends FieldProps {
  readonly inputMode?: "text" | "numeric" | "url" | "email";
  /** For digits and keys, which are read character by character. */
  readonly isCode?: boolean;
  /** Hides what is typed, and keeps password managers from filling it in or saving it. */
  readonly isSecret?: boolean;
  /** Suggestions; other values may be typed as well. */
  readonly proposals?: readonly string[];
  /** Focused when the surrounding dialog opens. */
  readonly isFirst?: boolean;
}

/** A single-line text field. */
export const TextField = withField<TextFieldProps, string>(function TextField(props) {
  const { field, inputMode, isCode, isSecret, proposals, isFirst, ...frame } = props;
  const listId = useId();
  return (
    <FieldFrame {...frame} field={field}>
      <Input
        {...controlProps(field, frame.help)}
        type={isSecret ? "password" : "text"}
        inputMode={inputMode}
        fontFamily={isCode ? "mono" : undefined}
        list={proposals && listId}
        autoComplete={isSecret ? "new-password" : "off"}
        spellCheck={isCode || isSecret || inputMode === "url" || inputMode === "email" ? false : undefined}
        data-focus-first={isFirst ? "" : undefined}
        css={isSecret ? { "&::-ms-reveal": { display: "none" } } : undefined}
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
});
