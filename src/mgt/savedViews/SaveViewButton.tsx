import { Trans } from "@lingui/react/macro";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { SavedViewScreen } from "./__generated__/ViewFormSaveMutation.graphql";
import { ViewIcon } from "./ViewIcon";

const ViewForm = lazyOverlay(async () => (await import("./ViewForm")).ViewForm);

interface SaveViewButtonProps {
  readonly screen: SavedViewScreen;
  /** Query string of the list as shown. */
  readonly current: string;
}

/** Saves filters, order and columns of the list under a name. */
export function SaveViewButton({ screen, current }: SaveViewButtonProps) {
  return (
    <DialogButton
      variant="ghost"
      intent={ViewForm.intent}
      renderDialog={(onClose) => <ViewForm view={null} screen={screen} search={current} onClose={onClose} />}
    >
      <ViewIcon name="bookmark" />
      <Trans>Ansicht speichern</Trans>
    </DialogButton>
  );
}
