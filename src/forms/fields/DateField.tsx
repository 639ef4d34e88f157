import { Input } from "@chakra-ui/react";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

/** A calendar day; the value is YYYY-MM-DD, or empty. */
export const DateField = withField<FieldProps, string>(({ field, ...frame }) => (
  <FieldFrame {...frame} field={field}>
    {/* Years of four digits: without a bound the browser takes six. */}
    <Input {...controlProps(field, frame.help)} type="date" max="2199-12-31" maxW="180px" />
  </FieldFrame>
));
