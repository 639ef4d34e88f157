import { Trans, useLingui } from "@lingui/react/macro";
import type { RoleType } from "#domain/permissions";
import "#ui/SegmentedControl.css";
import { roleWord } from "./userWords";

/** Roles that the filter offers; ADMIN can only be given in the address. */
const offered: readonly RoleType[] = ["MEMBER", "SUPPORT"];

interface RoleFilterProps {
  readonly chosen: readonly RoleType[];
  readonly onChoose: (roles: readonly RoleType[]) => void;
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
          {roleWord(role)}
        </button>
      ))}
    </div>
  );
}
