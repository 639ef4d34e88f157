import { NativeSelect } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon";
import { controlProps, FieldFrame } from "./FieldFrame";
import { withField, type FieldProps } from "./withField";

interface SelectFieldProps extends FieldProps {
  /** The options. */
  readonly children: ReactNode;
}

/** One of a few fixed values. */
export const SelectField = withField<SelectFieldProps, string>(({ field, children, ...frame }) => (
  <FieldFrame {...frame} field={field}>
    <NativeSelect.Root disabled={field.isSaving}>
      <NativeSelect.Field {...controlProps<HTMLSelectElement>(field, frame.help)}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="chevronDown" size={12} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  </FieldFrame>
));
