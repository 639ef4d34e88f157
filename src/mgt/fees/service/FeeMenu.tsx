import { Trans, useLingui } from "@lingui/react/macro";
import { calendarDayOf } from "#domain/calendarDays";
import { useUndoableChange } from "#relay/useUndoableChange";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import { MoreActions } from "#ui/MoreActions";
import { storedFee, type Fee } from "./fee";
import { useFeeImpact } from "./useFeeImpact";
import { useFeeMutations } from "./useFeeMutations";
import { useStatusLabels } from "./useStatusLabels";

const DeactivationQuestion = lazyOverlay(
  async () => (await import("./DeactivationQuestion")).DeactivationQuestion,
);

/** A dialog that the menu opens. */
export type FeeDialog = "edit" | "price" | "numbers" | "reset";

interface FeeMenuProps {
  readonly fee: Fee;
  readonly onOpen: (dialog: FeeDialog, fee: Fee) => void;
}

/** Menu of actions on a fee. Changes without a dialog offer an undo. */
export function FeeMenu({ fee, onOpen }: FeeMenuProps) {
  const { t } = useLingui();
  const { id, revision, text, status, isInherited, inherited } = fee;
  const { setStatus, reset, resetNumbers, restoreNumbers } = useFeeMutations();
  const { change } = useUndoableChange(storedFee);
  const isActive = status === "ACTIVE";
  const statusText = useStatusLabels();
  const read = { id, revision };
  const impact = useFeeImpact();
  async function switchStatus(confirmed: readonly "fee_inactive"[] = []) {
    const day = calendarDayOf(new Date());
    const failure = await change({
      text: statusText(fee, { status: isActive ? "INACTIVE" : "ACTIVE", day }),
      undone: statusText(fee, { status: isActive ? "ACTIVE" : "INACTIVE", day, isAgain: true }),
      run: () => setStatus({ input: { ...read, status: isActive ? "INACTIVE" : "ACTIVE", confirmed } }),
      // A fee that was inherited is inherited again. Undoing needs no confirmation.
      undo: (stored) => {
        const input = { ...stored, confirmed: ["fee_inactive" as const] };
        return isInherited ? reset({ input }) : setStatus({ input: { ...input, status } });
      },
      isHandled: (code) => code === "fee_inactive",
    });
    if (failure?.code === "fee_inactive") impact.open({ id, to: "INACTIVE" });
    else impact.close();
  }
  const resetNumbersToCatalogue = () =>
    change({
      text: t`Nummern von „${text}“ zurückgesetzt.`,
      run: () => resetNumbers({ input: read }),
      undo: (stored) => restoreNumbers({ input: stored }),
    });
  const restoreOwnNumbers = () =>
    change({
      text: t`Nummern von „${text}“ wiederhergestellt.`,
      run: () => restoreNumbers({ input: read }),
      undo: (stored) => resetNumbers({ input: stored }),
    });
  const actions: readonly (MenuAction | false)[] = [
    { value: "edit", content: t`Bearbeiten …`, onSelect: () => onOpen("edit", fee) },
    { value: "price", content: t`Preisänderung vorbereiten …`, onSelect: () => onOpen("price", fee) },
    { value: "numbers", content: t`Haushaltsstelle und Nummern …`, onSelect: () => onOpen("numbers", fee) },
    {
      value: "status",
      content: isActive ? t`Deaktivieren` : t`Aktivieren`,
      onSelect: () => void switchStatus(),
    },
    !isInherited &&
      Boolean(inherited) && {
        value: "reset",
        content: t`Auf den Katalog zurücksetzen …`,
        onSelect: () => onOpen("reset", fee),
      },
    fee.hasOwnNumbers && {
      value: "resetNumbers",
      content: t`Nummern zurücksetzen`,
      onSelect: () => void resetNumbersToCatalogue(),
    },
    fee.canRestoreNumbers && {
      value: "restoreNumbers",
      content: t`Zurücksetzen der Nummern rückgängig machen`,
      onSelect: () => void restoreOwnNumbers(),
    },
  ];
  return (
    <>
      <MoreActions
        label={t`Aktionen für ${text}`}
        size="sm"
        variant="ghost"
        icon={<Icon name="more" />}
        actions={actions.filter((action) => action !== false)}
      />
      {impact.opened && (
        <DeactivationQuestion
          text={text}
          impact={impact.opened}
          onConfirm={() => void switchStatus(["fee_inactive"])}
          onClose={impact.close}
        >
          <Trans>Die Gebührenregel berechnet diese Gebühr.</Trans>
        </DeactivationQuestion>
      )}
    </>
  );
}
