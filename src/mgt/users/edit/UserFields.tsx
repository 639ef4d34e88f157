import { Trans, useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import type { ReactNode } from "react";
import type { RoleType } from "#domain/permissions";
import { describedBy, FieldNotes } from "#forms/fields/FieldFrame";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { TextField } from "#forms/fields/TextField";
import { withField } from "#forms/fields/withField";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { roleLabel } from "#session/viewer";
import { Notice } from "#ui/Notice";
import { CommuneEntries } from "./CommuneEntries";
import type { CommuneOffers } from "./useCommuneOffers";

interface UserFieldsProps {
  /** Types that the viewer may give. */
  readonly types: readonly RoleType[];
  readonly isOwn: boolean;
  readonly offers: CommuneOffers;
}

/** Names, role, and for members the communes. */
export function UserFields({ types, isOwn, offers }: UserFieldsProps) {
  const [{ value: type }] = useField<RoleType>("type");
  return (
    <>
      <TextField name="username" label={<Trans>Benutzername</Trans>} />
      <TextField name="email" label={<Trans>E-Mail</Trans>} inputMode="email" />
      {isOwn ? (
        <>
          <ReadOnlyField label={<Trans>Rolle</Trans>} value={roleLabel(type)} />
          <OwnRights />
        </>
      ) : (
        <RoleField name="type" types={types} />
      )}
      {type === "MEMBER" && <CommuneEntries offers={offers} isReadOnly={isOwn} />}
    </>
  );
}

const ownRights = new ApiError("own_rights");

/** Why the own role cannot be changed. */
function OwnRights() {
  const errorMessage = useErrorMessage();
  return (
    <Notice tone="neutral" icon="lock">
      {errorMessage(ownRights)}
    </Notice>
  );
}

const roleHelp: Readonly<Record<RoleType, ReactNode>> = {
  MEMBER: <Trans>Sieht und ändert nur zugeordnete Kommunen und Dienste.</Trans>,
  SUPPORT: <Trans>Sieht und ändert alle Kommunen und Dienste und verwaltet Benutzer.</Trans>,
  ADMIN: <Trans>Darf alles, was support darf, und ändert auch Administrationskonten.</Trans>,
};

interface RoleFieldProps {
  readonly name: string;
  /** Types that the viewer may give. */
  readonly types: readonly RoleType[];
}

/** The type of a user's role, with what it means. */
const RoleField = withField<RoleFieldProps, RoleType>(function RoleField({ field, types }) {
  const { t } = useLingui();
  const help = roleHelp[field.value];
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
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(field, help)}
        data-changed={field.before === undefined ? undefined : ""}
      >
        {types.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name={field.id}
              checked={type === field.value}
              onChange={() => !field.isSaving && field.setValue(type)}
              onBlur={field.onBlur}
            />
            <span translate="no">{roleLabel(type)}</span>
          </label>
        ))}
      </div>
      <p id={`${field.id}-help`}>{help}</p>
      <FieldNotes field={field} />
    </div>
  );
});
