import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { userRolesMax } from "#domain/limits";
import { CommuneFinder } from "#mgt/commune/CommuneSwitcher";
import type { FoundCommune } from "#mgt/commune/FoundCommunes";
import { ApiError } from "#relay/apiError";
import { Icon } from "#ui/Icon";
import { useOpener } from "#ui/useOpener";

interface AddCommuneProps {
  /** AGS of the existing entries, which cannot be added again. */
  readonly added: ReadonlySet<string>;
  /** Whether the maximum number of entries is reached. */
  readonly isFull: boolean;
  readonly onAdd: (commune: FoundCommune) => void;
}

const alreadyAdded = new ApiError("commune_already_added");
const full = new ApiError("list_too_long", { max: String(userRolesMax) });

/** Finds a commune by name or AGS and adds it. */
export function AddCommune({ added, isFull, onAdd }: AddCommuneProps) {
  const { t } = useLingui();
  const { opened, isUsed, button } = useOpener("dialog", CommuneFinder.intent);
  const label = t`Kommune hinzufügen`;
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={label} data-tooltip={label} {...button}>
        <Icon name="plus" />
        <Trans>Hinzufügen</Trans>
      </Button>
      {isUsed && (
        <CommuneFinder
          {...opened}
          label={label}
          refusalOf={({ ags }) => (added.has(ags) ? alreadyAdded : isFull ? full : null)}
          onChosen={(commune) => {
            opened.onDismiss();
            onAdd(commune);
          }}
        />
      )}
    </>
  );
}
