import { Trans } from "@lingui/react/macro";
import type { RoleType } from "#domain/permissions";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { TextField } from "#forms/fields/TextField";
import { useForm } from "#forms/formContext";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { roleLabel } from "#session/viewer";
import { Notice } from "#ui/Notice";
import { CommuneEntries } from "./CommuneEntries";
import { RoleField } from "./RoleField";
import type { CommuneOffers } from "./useCommuneOffers";
import { typeOf } from "./userValues";

interface UserFieldsProps {
  /** Types that the viewer may give. */
  readonly types: readonly RoleType[];
  readonly isOwn: boolean;
  readonly offers: CommuneOffers;
}

/** Names, role, and for members the communes. */
export function UserFields({ types, isOwn, offers }: UserFieldsProps) {
  const type = typeOf(useForm().values);
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
        <RoleField types={types} />
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
