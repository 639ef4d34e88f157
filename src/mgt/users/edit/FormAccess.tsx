import { useState } from "react";
import type { RoleEntries } from "#domain/access";
import { useForm } from "#forms/formContext";
import type { OfferingCommune } from "./accessMatrix";
import { EffectiveAccess } from "./EffectiveAccess";
import { rolesOf } from "./userValues";

interface FormAccessProps {
  readonly find: (ags: string) => OfferingCommune | undefined;
}

/** The access that the values of the form around come to. */
export function FormAccess({ find }: FormAccessProps) {
  const { values, before } = useForm();
  const now = useSameRoles(rolesOf(values));
  const stored = useSameRoles(rolesOf(before ?? values));
  return <EffectiveAccess before={before ? stored : now} now={now} find={find} />;
}

/** The same object for as long as it says the same: the table is not drawn anew while somebody types a name. */
function useSameRoles(roles: RoleEntries): RoleEntries {
  const [kept, setKept] = useState(roles);
  if (JSON.stringify(kept) === JSON.stringify(roles)) return kept;
  setKept(roles);
  return roles;
}
