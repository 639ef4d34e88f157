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
  const now = rolesOf(values);
  return <EffectiveAccess before={before ? rolesOf(before) : now} now={now} find={find} />;
}
