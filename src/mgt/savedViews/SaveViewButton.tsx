import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/Button";
import type { SavedViewScreen } from "./__generated__/ViewFormSaveMutation.graphql";
import { ViewForm } from "./ViewForm";
import { ViewIcon } from "./ViewIcon";

interface SaveViewButtonProps {
  readonly screen: SavedViewScreen;
  /** The list as it is shown, as a view keeps it. */
  readonly current: string;
}

/** Keeps filters, order and columns of the list under a name. */
export function SaveViewButton({ screen, current }: SaveViewButtonProps) {
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setNaming(true)}>
        <ViewIcon name="bookmark" />
        <Trans>Ansicht speichern</Trans>
      </Button>
      {isNaming && <ViewForm view={null} screen={screen} search={current} onClose={() => setNaming(false)} />}
    </>
  );
}
