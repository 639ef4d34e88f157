import { Trans } from "@lingui/react/macro";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { roleLabel } from "#session/viewer";
import { Notice } from "#ui/Notice";
import type { OfferingCommune } from "./accessMatrix";
import { EffectiveAccess } from "./EffectiveAccess";
import { rolesOf, typeOf, type UserValues } from "./userValues";

interface UserReadOnlyProps {
  readonly values: UserValues;
  readonly find: (ags: string) => OfferingCommune | undefined;
}

/** A user whom the viewer may look at alone: support does not change administrators. */
export function UserReadOnly({ values, find }: UserReadOnlyProps) {
  const roles = rolesOf({ ...values });
  return (
    <div className="user-columns">
      <div className="user-read-only">
        <Notice tone="neutral" icon="lock">
          <Trans>Administrationskonten ändert nur, wer selbst die Rolle admin hat.</Trans>
        </Notice>
        <ReadOnlyField label={<Trans>Benutzername</Trans>} value={values.username} />
        <ReadOnlyField label={<Trans>E-Mail</Trans>} value={values.email} />
        <ReadOnlyField label={<Trans>Rolle</Trans>} value={roleLabel(typeOf({ ...values }))} />
      </div>
      <EffectiveAccess before={roles} now={roles} find={find} />
    </div>
  );
}
