import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useId, useRef } from "react";
import { resourceTypes, type ResourceType } from "#domain/resources/resourceKinds";
import { resourceSchema } from "#domain/resources/resourceSchemas";
import { schemaDescription } from "#domain/resources/resourceTemplates";
import { useLocale } from "#i18n/language";
import { useResourceTypeName } from "../resourceTypeLabels";
import { newKind, startDocument, type NewResourceValues } from "./newResource";

const Kinds = chakra("fieldset", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 232px), 1fr))",
    gap: 2,
    m: 0,
    p: 0,
    border: 0,
    "& legend": { mb: 1, fontWeight: "medium" },
    "& label": {
      display: "flex",
      gap: 2.5,
      p: 3,
      border: "1px solid {colors.border}",
      borderRadius: "md",
      cursor: "pointer",
      _hover: { bg: "bg.subtle" },
      "&:has(:checked)": { borderColor: "accent.solid", boxShadow: "inset 0 0 0 1px var(--accent-solid)" },
    },
    "& input": { flex: "none", mt: "2px", accentColor: "accent.solid" },
    "& small": { display: "block", textStyle: "xs", color: "fg.muted" },
  },
});

/** Kind of the new resource, with descriptions. The input of each kind is kept when switching. */
export function KindField() {
  const id = useId();
  const locale = useLocale();
  const typeName = useResourceTypeName();
  const { values, isSubmitting, setValues } = useFormikContext<NewResourceValues>();
  const typed = useRef(new Map<ResourceType, NewResourceValues>());
  const choose = (type: ResourceType) => {
    typed.current.set(values.type, values);
    const fresh = { type, resourceId: "", yaml: startDocument(type, "", locale), upload: null };
    void setValues(typed.current.get(type) ?? fresh);
  };
  return (
    <Kinds disabled={isSubmitting}>
      <legend>
        <Trans>Art der Ressource</Trans>
      </legend>
      {resourceTypes.map((type) => {
        const schema = resourceSchema(newKind(type));
        return (
          <label key={type}>
            <input
              type="radio"
              name={id}
              checked={values.type === type}
              onChange={() => choose(type)}
              aria-describedby={`${id}-${type}`}
            />
            <span>
              {typeName(type)}
              <small id={`${id}-${type}`}>{schema && schemaDescription(schema, locale)}</small>
            </span>
          </label>
        );
      })}
    </Kinds>
  );
}
