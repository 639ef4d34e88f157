import { Box, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useUndoableChange } from "#relay/useUndoableChange";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Notice } from "#ui/Notice";
import { useCan } from "#session/useSession";
import type { FeeImpactQuery } from "./__generated__/FeeImpactQuery.graphql";
import { readFee, storedFee, type Fee, type FeePrice } from "./fee";
import { FeeImpact } from "./FeeImpact";
import { FeeTimeline } from "./FeeTimeline";
import { scaleAround } from "./timelineScale";
import { useFeeMutations } from "./useFeeMutations";
import { useStatusLabels } from "./useStatusLabels";

interface ResetFeeQuestionProps {
  /** Node id of the service. */
  readonly serviceId: string;
  readonly fee: Fee;
  readonly impact: OpenedQuery<FeeImpactQuery>;
  readonly onClose: () => void;
}

/** Confirms resetting to an inactive fee that the rule charges; the dialog shows the effect on applications. */
const charged = ["fee_inactive"] as const;

/** Asks before resetting text and prices to those of the catalogue. Offers an undo afterwards. */
export function ResetFeeQuestion({ serviceId, fee, impact, onClose }: ResetFeeQuestionProps) {
  const { t } = useLingui();
  const { reset, save, setStatus } = useFeeMutations();
  const { change, isBusy, notice } = useUndoableChange(storedFee);
  const [today] = useState(() => calendarDayOf(new Date()));
  const statusText = useStatusLabels();
  const mayEditRules = useCan("commune_service_fee_rules");
  const { id, feeId, text, status, prices, revision, inherited } = fee;
  if (!inherited) return null;
  const scale = scaleAround(today);
  const isDeactivated = status === "ACTIVE" && inherited.status === "INACTIVE";

  /** Saves the previous text and prices, then the status if it differs from the catalogue. */
  async function undo(storedRevision: number) {
    const input = { communeServiceId: serviceId, revision: storedRevision, feeId, text, prices };
    const response = await save({ input });
    const { fee: saved, errors } = response.saveFee;
    const stored = saved && errors.length === 0 ? readFee(saved) : null;
    if (!stored || stored.status === status) return response;
    return setStatus({ input: { id, revision: stored.revision, status, confirmed: charged } });
  }

  async function confirm() {
    const failure = await change({
      text: t`„${text}“ ist auf den Katalog zurückgesetzt.`,
      undone: statusText(fee, { status, day: today, isAgain: true }),
      run: () => reset({ input: { id, revision, confirmed: charged } }),
      undo: (stored) => undo(stored.revision),
      // The dialog shows it.
      isHandled: () => true,
    });
    if (!failure) onClose();
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t`„${text}“ auf den Katalog zurücksetzen?`}
      confirmLabel={t`Zurücksetzen`}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {notice && (
        <Notice tone="error" role="alert">
          {notice.text}
        </Notice>
      )}
      <p>
        <Trans>
          Dann gelten Bezeichnung, Preise und Status des Katalogs. Haushaltsstelle und Nummern bleiben.
        </Trans>{" "}
        {isDeactivated && <Trans>Dort ist die Gebühr inaktiv: Sie kostet dann nichts.</Trans>}
      </p>
      <FeeImpact impact={impact} />
      {isDeactivated && mayEditRules && (
        <Text mt={3}>
          <Trans>Regeln mit dieser Gebühr lassen sich erst wieder speichern, wenn sie aktiv ist.</Trans>
        </Text>
      )}
      <Prices title={t`Jetzt`} text={text} prices={prices} />
      <FeeTimeline prices={prices} scale={scale} day={today} isInactive={status === "INACTIVE"} hasYears />
      <Prices title={t`Katalog`} text={inherited.text} prices={inherited.prices} />
      <FeeTimeline
        prices={inherited.prices}
        scale={scale}
        day={today}
        isInactive={inherited.status === "INACTIVE"}
        hasYears
      />
    </ConfirmDialog>
  );
}

interface PricesProps {
  readonly title: string;
  readonly text: string;
  readonly prices: readonly FeePrice[];
}

/** The text of a fee with its latest price. */
function Prices({ title, text, prices }: PricesProps) {
  const { euro } = useFormats();
  const last = prices.at(-1);
  return (
    <Box as="p" mt={3}>
      <b>{title}:</b> <span lang="de">{text}</span>
      {last && (
        <>
          {", "}
          <Trans>
            zuletzt {euro(last.value)} ab {formatDate(last.validFrom)}
          </Trans>
        </>
      )}
    </Box>
  );
}
