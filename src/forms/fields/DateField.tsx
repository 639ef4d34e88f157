import { Input } from "@chakra-ui/react";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

/** A calendar day: YYYY-MM-DD, or empty. */
export const DateField = withField<FieldProps, string>(({ field, ...frame }) => (
  <FieldFrame {...frame} field={field}>
    {/* Without a maximum the browser accepts six-digit years. */}
    <Input {...controlProps(field, frame.help)} type="date" max="2199-12-31" maxW="180px" />
  </FieldFrame>
));
