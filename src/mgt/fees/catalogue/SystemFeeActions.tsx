import { Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { useFeeImpact } from "#mgt/fees/service/useFeeImpact";
import { useStatusLabels } from "#mgt/fees/service/useStatusLabels";
import type { Payload } from "#relay/useAction";
import { useUndoableChange } from "#relay/useUndoableChange";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MoreActions } from "#ui/MoreActions";
import type { systemFee_fee$key } from "./__generated__/systemFee_fee.graphql";
import type { SystemFeeActions_fee$key } from "./__generated__/SystemFeeActions_fee.graphql";
import { readSystemFee, type SystemFee } from "./systemFee";
import { useSetSystemFeeStatus, useSystemFeeSaving, type ShownDeviations } from "./useSystemFeeMutations";

const FeeForm = lazyOverlay(async () => (await import("#mgt/fees/service/FeeForm")).FeeForm);
const PriceChangeForm = lazyOverlay(
  async () => (await import("#mgt/fees/service/PriceChangeForm")).PriceChangeForm,
);
const FeeNumbersForm = lazyOverlay(
  async () => (await import("#mgt/fees/service/FeeNumbersForm")).FeeNumbersForm,
);
const FeeChangeForm = lazyOverlay(async () => (await import("../changes/FeeChangeForm")).FeeChangeForm);

const DeactivationQuestion = lazyOverlay(
  async () => (await import("#mgt/fees/service/DeactivationQuestion")).DeactivationQuestion,
);

interface SystemFeeActionsProps {
  readonly fee: SystemFeeActions_fee$key;
  /** Variables of the deviations on the page, which a change refetches. */
  readonly shown: ShownDeviations;
}

/** Actions on a fee of the catalogue. */
export function SystemFeeActions({ fee: key, shown }: SystemFeeActionsProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment SystemFeeActions_fee on SystemFee
      @throwOnFieldError
      @argumentDefinitions(on: { type: "Date!" }) {
        communeCount
        deviationSummary(on: $on) {
          count
        }
        ...systemFee_fee
      }
    `,
    key,
  );
  const fee = readSystemFee(data);
  const [opened, setOpened] = useState<"price" | "numbers" | null>(null);
  const close = () => setOpened(null);
  const { saveFee, saveNumbersOf } = useSystemFeeSaving(shown);
  const status = useStatusSwitch(fee, shown);
  const inheriting = (data.communeCount ?? 0) - (data.deviationSummary?.count ?? 0);
  const note = <InheritingNote count={inheriting} />;
  return (
    <>
      <DialogButton
        variant="ghost"
        intent={FeeChangeForm.intent}
        renderDialog={(onClose) => <FeeChangeForm fees={[fee]} onClose={onClose} />}
      >
        <Trans>In Kommunen ändern …</Trans>
      </DialogButton>
      <DialogButton
        variant="solid"
        intent={FeeForm.intent}
        renderDialog={(onClose) => (
          <FeeForm
            place="catalogue"
            serviceId={fee.serviceId}
            fee={fee}
            save={saveFee}
            note={note}
            onClose={onClose}
          />
        )}
      >
        <Trans>Bearbeiten</Trans>
      </DialogButton>
      <MoreActions
        label={t`Weitere Aktionen`}
        icon={<Icon name="more" />}
        variant="ghost"
        actions={[
          { value: "price", content: t`Preisänderung vorbereiten …`, onSelect: () => setOpened("price") },
          {
            value: "numbers",
            content: t`Haushaltsstelle und Nummern …`,
            onSelect: () => setOpened("numbers"),
          },
          {
            value: "status",
            content: fee.status === "ACTIVE" ? t`Deaktivieren` : t`Aktivieren`,
            onSelect: status.onSwitch,
          },
        ]}
      />
      {opened === "price" && (
        <PriceChangeForm serviceId={fee.serviceId} fee={fee} save={saveFee} note={note} onClose={close} />
      )}
      {opened === "numbers" && (
        <FeeNumbersForm fee={fee} inherited={null} save={saveNumbersOf(fee)} onClose={close} />
      )}
      {status.question}
    </>
  );
}

/** Number of communes that a change affects. */
function InheritingNote({ count }: { readonly count: number }) {
  return (
    <Text textStyle="sm" color="fg.muted">
      <Plural
        value={count}
        _0="Keine Kommune übernimmt diese Gebühr; alle mit dem Dienst haben eine eigene Fassung."
        one="Gilt auch in der # Kommune, die diese Gebühr übernimmt."
        other="Gilt auch in den # Kommunen, die diese Gebühr übernehmen."
      />
    </Text>
  );
}

type StatusPayload = Payload & { readonly systemFee?: systemFee_fee$key | null | undefined };
function storedFee({ systemFee }: StatusPayload) {
  if (!systemFee) return null;
  const { id, revision } = readSystemFee(systemFee);
  return { id, revision };
}

/** Switches the status of a fee; asks first if rules of communes charge it. */
function useStatusSwitch(fee: SystemFee, shown: ShownDeviations) {
  const { id, revision, status } = fee;
  const statusText = useStatusLabels();
  const setStatus = useSetSystemFeeStatus(shown);
  const { change } = useUndoableChange(storedFee);
  const [charging, setCharging] = useState(0);
  const impact = useFeeImpact();
  const isActive = status === "ACTIVE";
  const set = (read: { readonly id: string; readonly revision: number }, to: boolean, confirmed = false) =>
    setStatus({
      ...read,
      status: to ? "ACTIVE" : "INACTIVE",
      confirmed: confirmed ? ["fee_inactive"] : [],
    });
  async function switchStatus(confirmed = false) {
    const day = calendarDayOf(new Date());
    const failure = await change({
      text: statusText(fee, { status: isActive ? "INACTIVE" : "ACTIVE", day }),
      undone: statusText(fee, { status: isActive ? "ACTIVE" : "INACTIVE", day, isAgain: true }),
      run: () => set({ id, revision }, !isActive, confirmed),
      // Undoing needs no confirmation.
      undo: (stored) => set(stored, isActive, true),
      isHandled: (code) => code === "fee_inactive",
    });
    if (failure?.code === "fee_inactive") {
      setCharging(Number(failure.params["count"] ?? 0));
      impact.open({ id, to: "INACTIVE", isOfCatalogue: true });
    } else impact.close();
  }
  const question = impact.opened && (
    <DeactivationQuestion
      text={fee.text}
      impact={impact.opened}
      onConfirm={() => void switchStatus(true)}
      onClose={impact.close}
    >
      <Plural
        value={charging}
        _0="Die Regel des Dienstes berechnet diese Gebühr."
        one="In # Kommune, die diese Gebühr übernimmt, berechnet die Gebührenregel sie."
        other="In # Kommunen, die diese Gebühr übernehmen, berechnet die Gebührenregel sie."
      />
    </DeactivationQuestion>
  );
  return { onSwitch: () => void switchStatus(), question };
}
