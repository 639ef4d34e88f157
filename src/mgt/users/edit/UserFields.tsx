import { Trans } from "@lingui/react/macro";
import { useField } from "formik";
import type { ReactNode } from "react";
import type { RoleType } from "#domain/permissions";
import { RadioField } from "#forms/fields/RadioField";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { TextField } from "#forms/fields/TextField";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { roleLabel } from "#session/viewer";
import { Notice } from "#ui/Notice";
import { CommuneEntries } from "./CommuneEntries";
import type { CommuneOffers } from "./useCommuneOffers";

interface UserFieldsProps {
  /** Roles that the viewer may assign. */
  readonly types: readonly RoleType[];
  readonly isOwn: boolean;
  readonly offers: CommuneOffers;
}

/** Names, role and, for members, the communes. */
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
        <RadioField
          name="type"
          label={<Trans>Rolle</Trans>}
          help={roleHelp[type]}
          choices={types.map((value) => ({ value, label: roleLabel(value), isCode: true }))}
        />
      )}
      {type === "MEMBER" && <CommuneEntries offers={offers} isReadOnly={isOwn} />}
    </>
  );
}

const ownRights = new ApiError("own_rights");

/** Explains why the own role cannot be changed. */
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
