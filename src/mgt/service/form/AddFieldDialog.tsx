import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useMemo, useRef } from "react";
import { object, string } from "yup";
import {
  formFieldTypes,
  formLabelMaxLength,
  keyFromLabel,
  uniqueKey,
  type FormField,
  type FormFieldType,
} from "#domain/formFields";
import { singleLineText } from "#domain/schemas/fields";
import { formKey, type ServiceFormValues } from "#domain/schemas/serviceForm";
import { validationMessage } from "#domain/validationMessage";
import { EntityForm } from "#forms/EntityForm";
import { SelectField } from "#forms/fields/SelectField";
import { TextField } from "#forms/fields/TextField";
import { typeLabels } from "./fieldLabels";
import { textsOf } from "./serviceFormValues";

interface NewField {
  readonly label: string;
  readonly type: FormFieldType;
  readonly key: string;
}

const emptyField: NewField = { label: "", type: "TEXT", key: "" };

interface AddFieldDialogProps {
  /** Key of the field before the new one; undefined: it becomes the last. */
  readonly after: string | undefined;
  readonly onAdded: (key: string) => void;
  readonly onClose: () => void;
}

/** Dialog that adds a field to the surrounding form. The key cannot be changed afterwards. */
export function AddFieldDialog({ after, onAdded, onClose }: AddFieldDialogProps) {
  const { t, i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ServiceFormValues>();
  const { fields } = values;
  const added = useRef("");
  const taken = useMemo(() => new Set(fields.map(({ key }) => key)), [fields]);
  const schema = useMemo(
    () =>
      object({
        label: singleLineText(formLabelMaxLength),
        type: string().oneOf(formFieldTypes).defined(),
        key: formKey().test("unique", validationMessage("not_unique"), (key) => !taken.has(key)),
      }),
    [taken],
  );
  const labels = { label: t`Bezeichnung (Deutsch)`, type: t`Typ`, key: t`Schlüssel` };
  return (
    <EntityForm<{ label: string; type: FormFieldType; key: string }>
      name="new-form-field"
      variant="dialog"
      title={<Trans>Feld hinzufügen</Trans>}
      saveLabel={<Trans>Hinzufügen</Trans>}
      isNew
      values={emptyField}
      revision={0}
      schema={schema}
      labels={labels}
      onSave={async ({ label, type, key }) => {
        const previous = fields.findIndex((field) => field.key === after);
        const field: FormField = {
          key,
          type,
          labels: { ...textsOf([]), de: label },
          helpTexts: textsOf([]),
          isRequired: false,
          isVisible: true,
          options: [],
          minLength: "",
          maxLength: "",
          min: "",
          max: "",
          format: "",
        };
        await setFieldValue(
          "fields",
          fields.toSpliced(previous < 0 ? fields.length : previous + 1, 0, field),
        );
        added.current = key;
        return { errors: [], current: null };
      }}
      onSaved={() => onAdded(added.current)}
      onClose={onClose}
    >
      <TextField name="label" label={labels.label} isFirst />
      <SelectField name="type" label={labels.type}>
        {formFieldTypes.map((each) => (
          <option key={each} value={each}>
            {i18n._(typeLabels[each])}
          </option>
        ))}
      </SelectField>
      <TextField
        name="key"
        label={labels.key}
        help={<Trans>Bezeichnet das Feld in Anträgen und lässt sich danach nicht mehr ändern.</Trans>}
        isCode
      />
      <SuggestedKey taken={taken} />
    </EntityForm>
  );
}

/** Derives the key from the label until the user types another one. */
function SuggestedKey({ taken }: { readonly taken: ReadonlySet<string> }) {
  const { values, setFieldValue } = useFormikContext<NewField>();
  const { label, key } = values;
  const suggested = useRef("");
  useEffect(() => {
    if (key !== suggested.current) return;
    const next = keyFromLabel(label);
    suggested.current = next && uniqueKey(next, taken);
    if (suggested.current !== key) void setFieldValue("key", suggested.current);
  }, [label, key, taken, setFieldValue]);
  return null;
}
