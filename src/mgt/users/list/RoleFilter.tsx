import { Trans, useLingui } from "@lingui/react/macro";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { RoleName } from "./usersList";

interface RoleFilterProps {
  readonly chosen: readonly RoleName[];
  readonly onChoose: (roles: readonly RoleName[]) => void;
}

/** All users, or those of one role; an address can name several. Admin can only be given in the address. */
export function RoleFilter({ chosen, onChoose }: RoleFilterProps) {
  const { t } = useLingui();
  return (
    <SegmentedControl<RoleName | "">
      label={t`Rolle`}
      choices={[
        { value: "", label: <Trans context="Rollen">alle</Trans> },
        { value: "member", label: "member", isCode: true },
        { value: "support", label: "support", isCode: true },
      ]}
      chosen={chosen.length > 0 ? chosen : [""]}
      onChoose={(role) => onChoose(role ? [role] : [])}
    />
  );
}
