import { BusyButton } from "#ui/BusyButton";
import { Button, chakra, Input } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { LiveRegion } from "#frame/LiveRegion";
import { processExportDefault } from "#domain/limits";
import { validationMessage } from "#domain/validationMessage";
import { describedBy, FieldError, LabelledField } from "#forms/fields/LabelledField";
import { splitErrors, type SplitErrors } from "#forms/saveOutcome";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { Dialog } from "#ui/Dialog";
import { Icon } from "#ui/Icon";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import { JobFailure } from "../jobs/JobFailure";
import type {
  ExportDialogMutation,
  ExportFormat,
  ProcessFilter,
  ProcessOrder,
} from "./__generated__/ExportDialogMutation.graphql";

const exportMutation = graphql`
  mutation ExportDialogMutation($input: ExportProcessesInput!) {
    exportProcesses(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const Formats = chakra("fieldset", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 5,
    rowGap: 1,
    mt: 4,
    "& > legend": { mb: 1, p: 0, fontSize: "sm", fontWeight: "medium" },
    "& > label": { display: "flex", alignItems: "center", gap: 2, minH: 6, cursor: "pointer" },
    "& input": { w: 4, h: 4, m: 0, accentColor: "accent.solid" },
  },
});

interface ExportDialogProps {
  /** Null: all active processes. */
  readonly filter: ProcessFilter | null;
  /** Null: latest first. */
  readonly orderBy: ProcessOrder | null;
  /** Number of matching processes. */
  readonly count: number;
  /** There are more matches than `count`. */
  readonly isCountExceeded: boolean;
  /** Maximum number of rows, from the settings. */
  readonly limitMax: number;
  readonly onClose: () => void;
}

const formats: readonly ExportFormat[] = ["CSV", "JSON"];
const noErrors: SplitErrors = { byField: {}, rest: [] };

/** Exports the processes under a filter to a file: as many as the settings allow; larger exports are rejected. */
export function ExportDialog(props: ExportDialogProps) {
  const { filter, orderBy, count, isCountExceeded, limitMax, onClose } = props;
  const toast = useToast();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const limitId = useId();
  const commit = useMutationAsync<ExportDialogMutation>(exportMutation);
  const isMounted = useIsMounted();
  const input = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<ExportFormat>("CSV");
  const [limit, setLimit] = useState(String(Math.min(processExportDefault, limitMax)));
  const { isBusy, run } = useAction();
  const [problems, setProblems] = useState(noErrors);
  const [failure] = problems.rest;
  const limitError = problems.byField.limit;

  function refuse(found: SplitErrors) {
    setProblems(found);
    if (found.byField.limit) input.current?.focus();
  }

  async function exportRows() {
    if (isBusy) return;
    const rows = /^\d{1,9}$/.test(limit.trim()) ? Number(limit) : 0;
    if (rows < 1 || rows > limitMax) {
      const bounds = { min: "1", max: String(limitMax) };
      return refuse({ byField: { limit: validationMessage("export_limit_invalid", bounds) }, rest: [] });
    }
    setProblems(noErrors);
    const input = { filter, orderBy, limit: rows, format };
    const { failure: cause, payload } = await run(() => commit({ input }));
    if (!isMounted.current) return;
    if (!payload) return refuse({ byField: {}, rest: [cause] });
    if (!payload.download) return refuse(splitErrors(payload.errors, ["limit"]));
    offerDownload(payload.download, toast);
    onClose();
  }

  const found = number(count);
  return (
    <Dialog
      width="narrow"
      title={<Trans>Exportieren</Trans>}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <BusyButton variant="solid" type="submit" form="process-export" isBusy={isBusy}>
            <Icon name="download" />
            <Trans>Exportieren</Trans>
          </BusyButton>
        </>
      }
    >
      <chakra.form
        id="process-export"
        noValidate
        css={{ "& > :is(.notice, .chakra-field__root)": { mt: 4 } }}
        onSubmit={(event) => {
          event.preventDefault();
          void exportRows();
        }}
      >
        <chakra.p color="fg.muted">
          {isCountExceeded ? (
            <Trans>Die Auswahl hat mehr als {found} Prozesse.</Trans>
          ) : (
            <Plural value={count} one="Die Auswahl hat # Prozess." other="Die Auswahl hat # Prozesse." />
          )}
        </chakra.p>
        <Formats>
          <legend>
            <Trans>Format</Trans>
          </legend>
          {formats.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="format"
                data-focus-first={choice === "CSV" ? "" : undefined}
                checked={format === choice}
                onChange={() => setFormat(choice)}
              />
              {choice === "CSV" ? <Trans>CSV, für Excel</Trans> : <Trans>JSON</Trans>}
            </label>
          ))}
        </Formats>
        <LabelledField
          id={limitId}
          label={<Trans>Höchste Anzahl</Trans>}
          help={<Trans>1 bis {number(limitMax)}. Hat die Auswahl mehr, wird nichts exportiert.</Trans>}
          isInvalid={Boolean(limitError)}
        >
          <Input
            ref={input}
            maxW="180px"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={describedBy(limitId, { error: limitError, help: true })}
            value={limit}
            onChange={(event) => setLimit(event.currentTarget.value)}
          />
          {limitError && <FieldError id={limitId}>{errorMessage(limitError)}</FieldError>}
        </LabelledField>
        {failure && <JobFailure failure={failure} />}
      </chakra.form>
      {/* The page's live region is inert while a modal dialog is open. */}
      <LiveRegion />
    </Dialog>
  );
}
