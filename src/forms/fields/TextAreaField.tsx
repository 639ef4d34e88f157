import { Textarea } from "@chakra-ui/react";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
  /** Gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** A multi-line text field. */
export const TextAreaField = withField<TextAreaFieldProps, string>(
  ({ field, rows = 3, isFirst, ...frame }) => (
    <FieldFrame {...frame} field={field}>
      <Textarea
        {...controlProps<HTMLTextAreaElement>(field, frame.help)}
        rows={rows}
        autoComplete="off"
        data-focus-first={isFirst ? "" : undefined}
      />
    </FieldFrame>
  ),
);
