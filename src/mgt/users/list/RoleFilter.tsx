import { Trans, useLingui } from "@lingui/react/macro";
import "#ui/SegmentedControl.css";
import type { RoleName } from "./usersList";

/** Roles that the filter offers; admin can only be given in the address. */
const offered: readonly RoleName[] = ["member", "support"];

interface RoleFilterProps {
  readonly chosen: readonly RoleName[];
  readonly onChoose: (roles: readonly RoleName[]) => void;
}

/** All users, or those of one role; an address can name several. */
export function RoleFilter({ chosen, onChoose }: RoleFilterProps) {
  const { t } = useLingui();
  return (
    <div className="segmented" role="group" aria-label={t`Rolle`}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChoose([])}>
        <Trans context="Rollen">alle</Trans>
      </button>
      {offered.map((role) => (
        <button
          key={role}
          type="button"
          aria-pressed={chosen.includes(role)}
          onClick={() => onChoose([role])}
          translate="no"
        >
          {role}
        </button>
      ))}
    </div>
  );
}
