import { Button, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { userRolesMax } from "#domain/limits";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { CommuneFinder } from "#mgt/commune/CommuneFinder";
import type { FoundCommune } from "#mgt/commune/FoundCommunes";
import { finderPanel } from "#mgt/commune/Switcher";
import { ApiError } from "#relay/apiError";
import { Icon } from "#ui/Icon";
import { LazyPopover } from "#ui/LazyPopover";

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
  return (
    <LazyPopover
      label={t`Kommune hinzufügen`}
      panel={finderPanel}
      renderButton={(opener) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t`Kommune hinzufügen`}
          data-tooltip={t`Kommune hinzufügen`}
          {...opener}
        >
          <Icon name="plus" />
          <Trans>Hinzufügen</Trans>
        </Button>
      )}
    >
      {(close) => (
        <Finder
          refusalOf={({ ags }) => (added.has(ags) ? twice : isFull ? full : null)}
          onAdd={(commune) => {
            close();
            onAdd(commune);
          }}
        />
      )}
    </LazyPopover>
  );
}

interface FinderProps {
  readonly refusalOf: (commune: FoundCommune) => ApiError | null;
  readonly onAdd: (commune: FoundCommune) => void;
}

function Finder({ refusalOf, onAdd }: FinderProps) {
  const errorMessage = useErrorMessage();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  return (
    <>
      {refusal && (
        <Text role="alert" css={{ "&&": { color: "status.error.fg" } }}>
          {errorMessage(refusal)}
        </Text>
      )}
      <CommuneFinder
        linkOf={null}
        onChosen={(commune) => {
          const failure = refusalOf(commune);
          setRefusal(failure);
          if (!failure) onAdd(commune);
        }}
      />
    </>
  );
}
