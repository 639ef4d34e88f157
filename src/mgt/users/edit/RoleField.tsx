import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RoleType } from "#domain/permissions";
import { useFormField } from "#forms/formContext";
import { describedBy, FieldNotes } from "#forms/fields/FieldFrame";
import { roleLabel } from "#session/viewer";
import { typeOf } from "./userValues";

interface RoleFieldProps {
  /** Types that the viewer may give. */
  readonly types: readonly RoleType[];
}

/** The type of a user's role, with what it means. */
export function RoleField({ types }: RoleFieldProps) {
  const { t } = useLingui();
  const field = useFormField("type");
  const type = typeOf({ type: field.value });
  const help = roleHelp[type];
  return (
    <div className="role-field">
      <span id={`${field.id}-label`} className="role-label">
        <Trans>Rolle</Trans>
        {field.before !== undefined && <span className="visually-hidden">{t`geändert`}</span>}
      </span>
      <div
        id={field.id}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${field.id}-label`}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={describedBy(field, help)}
        data-changed={field.before === undefined ? undefined : ""}
      >
        {types.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={field.id}
              checked={one === type}
              onChange={() => !field.isSaving && field.setValue(one)}
              onBlur={field.leave}
            />
            <span translate="no">{roleLabel(one)}</span>
          </label>
        ))}
      </div>
      <p id={`${field.id}-help`}>{help}</p>
      <FieldNotes field={field} />
    </div>
  );
}

const roleHelp: Readonly<Record<RoleType, ReactNode>> = {
  MEMBER: <Trans>Sieht und ändert nur zugeordnete Kommunen und Dienste.</Trans>,
  SUPPORT: <Trans>Sieht und ändert alle Kommunen und Dienste und verwaltet Benutzer.</Trans>,
  ADMIN: <Trans>Darf alles, was support darf, und ändert auch Administrationskonten.</Trans>,
};
