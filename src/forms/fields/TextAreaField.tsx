import { Textarea } from "@chakra-ui/react";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

interface TextAreaFieldProps extends FieldProps {
  readonly rows?: number;
}

/** A multi-line text field. */
export const TextAreaField = withField<TextAreaFieldProps, string>(({ field, rows = 3, ...frame }) => (
  <FieldFrame {...frame} field={field}>
    <Textarea {...controlProps<HTMLTextAreaElement>(field, frame.help)} rows={rows} autoComplete="off" />
  </FieldFrame>
));
