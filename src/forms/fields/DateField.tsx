import { Control } from "./controls";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

/** A calendar day; the value is YYYY-MM-DD, or empty. */
export const DateField = withField<FieldProps, string>(({ field, ...frame }) => (
  <FieldFrame {...frame} field={field}>
    <Control
      {...controlProps(field, frame)}
      type="date"
      isShort
      // Years of four digits: without a bound the browser takes six.
      max="2199-12-31"
    />
  </FieldFrame>
));
