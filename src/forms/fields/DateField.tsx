import { DayInput } from "./DayInput";
import { describedProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

/** A calendar day: YYYY-MM-DD, empty, or other text as typed, which the schema parses or rejects. */
export const DateField = withField<FieldProps, string>(({ field, ...frame }) => (
  <FieldFrame {...frame} field={field}>
    <DayInput {...describedProps(field, frame.help)} value={field.value} onValue={field.setValue} />
  </FieldFrame>
));
