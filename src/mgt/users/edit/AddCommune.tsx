import { Button, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { userRolesMax } from "#domain/limits";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { CommuneFinder } from "#mgt/commune/CommuneFinder";
import "#mgt/commune/communeSwitcher.css";
import type { FoundCommune } from "#mgt/commune/FoundCommunes";
import { ApiError } from "#relay/apiError";
import { Icon } from "#ui/Icon";
import { usePopoverPlace } from "#ui/usePopoverPlace";

interface AddCommuneProps {
  /** AGS that have an entry; a second one is refused. */
  readonly added: ReadonlySet<string>;
  /** There is no room for another one. */
  readonly isFull: boolean;
  readonly onAdd: (commune: FoundCommune) => void;
}

const twice = new ApiError("commune_already_added");
const full = new ApiError("list_too_long", { max: String(userRolesMax) });

/** Finds a commune by name or AGS and adds it. */
export function AddCommune({ added, isFull, onAdd }: AddCommuneProps) {
  const { t } = useLingui();
  const id = useId();
  const errorMessage = useErrorMessage();
  const { trigger, panel, place } = usePopoverPlace();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const choose = (commune: FoundCommune) => {
    const failure = added.has(commune.ags) ? twice : isFull ? full : null;
    setRefusal(failure);
    if (failure) return;
    panel.current?.hidePopover();
    onAdd(commune);
  };
  return (
    <>
      <Button
        ref={trigger}
        size="sm"
        variant="ghost"
        popoverTarget={id}
        aria-label={t`Kommune hinzufügen`}
        title={t`Kommune hinzufügen`}
      >
        <Icon name="plus" />
        <Trans>Hinzufügen</Trans>
      </Button>
      <div
        className="commune-finder"
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t`Kommune hinzufügen`}
        onToggle={(event) => {
          setRefusal(null);
          if (event.newState !== "open") return;
          place();
          panel.current?.querySelector("input")?.select();
        }}
      >
        {refusal && (
          <Text role="alert" css={{ "&&": { color: "status.error.fg" } }}>
            {errorMessage(refusal)}
          </Text>
        )}
        <CommuneFinder linkOf={null} onChosen={choose} />
      </div>
    </>
  );
}
