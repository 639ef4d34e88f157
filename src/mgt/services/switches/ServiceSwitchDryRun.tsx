import { Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { serviceSwitchUndoDays } from "#domain/serviceSwitches";
import { DryRunPanel } from "#mgt/runs/DryRunPanel";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import type {
  ServiceSwitchDryRun_run$data,
  ServiceSwitchDryRun_run$key,
} from "./__generated__/ServiceSwitchDryRun_run.graphql";
import { ChosenServices } from "./ChosenServices";
import { useContentSummary, useSwitchLabels } from "./useSwitchLabels";

const ScheduleSwitch = lazyOverlay(async () => (await import("./ScheduleSwitch")).ScheduleSwitch);

interface ServiceSwitchDryRunProps {
  readonly run: ServiceSwitchDryRun_run$key;
  readonly onStarted: () => void;
}

/** Numbers of a prepared switch, and its start: now or on a day. */
export function ServiceSwitchDryRun({ run, onStarted }: ServiceSwitchDryRunProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment ServiceSwitchDryRun_run on ServiceSwitch @throwOnFieldError {
        id
        action
        serviceIds
        communeCount
        undoOf {
          id
        }
        ...DryRunPanel_run
        progress {
          total
          open
        }
        effect {
          communes
          openApplications
          preparedPrices
          drafts
          content {
            texts
            files
            formFields
            settings
            fees
            feeRules
            reports
            listEntries
          }
        }
      }
    `,
    run,
  );
  const { id, action, serviceIds, communeCount, progress, effect } = data;
  const { open } = progress;
  const { communes } = effect;
  const labels = useSwitchLabels()(action);
  const title = labels.title(open);
  return (
    <DryRunPanel
      run={data}
      lead={t`${plural(serviceIds.length, { one: "# Dienst", other: "# Dienste" })} in ${plural(communeCount, { one: "# Kommune", other: "# Kommunen" })}`}
      openTitle={labels.open}
      labels={{ unchanged: labels.unchanged }}
      effect={t`in ${plural(communes, { one: "# Kommune", other: "# Kommunen" })}`}
      consequence={<Consequence run={data} />}
      confirmLabel={title}
      emptyLabel={t`Nichts zu tun`}
      {...(action === "REMOVE_SERVICES" && { tone: "danger" })}
      alternative={
        <DialogButton
          intent={ScheduleSwitch.intent}
          renderDialog={(onClose) => (
            <ScheduleSwitch id={id} title={title} onScheduled={onStarted} onClose={onClose} />
          )}
        >
          <Trans>An einem Tag …</Trans>
        </DialogButton>
      }
      word={({ code }) =>
        code === "required"
          ? {
              text: t`Es ist nichts mehr zu tun. Nehmen Sie im Probelauf wieder einen Dienst auf.`,
              isStale: false,
            }
          : undefined
      }
      onDone={onStarted}
    >
      <Text color="fg" fontWeight="semibold">
        {t`${title} in ${plural(communes, { one: "# Kommune", other: "# Kommunen" })}`}
      </Text>
      <ChosenServices serviceIds={serviceIds} />
      <Consequence run={data} />
      <p>
        <Trans>
          Während es läuft, können Sie es anhalten; was erledigt ist, bleibt. Danach lässt es sich{" "}
          {serviceSwitchUndoDays} Tage lang rückgängig machen.
        </Trans>
      </p>
    </DryRunPanel>
  );
}

/** Explains what the action does to communes, and what will be gone. */
function Consequence({ run }: { readonly run: ServiceSwitchDryRun_run$data }) {
  const { t } = useLingui();
  const summary = useContentSummary();
  const { action, effect, undoOf, progress } = run;
  const left = progress.total - progress.open;
  const { openApplications, preparedPrices, drafts, content } = effect;
  const gone = [
    summary(content),
    drafts > 0 && t`${plural(drafts, { one: "# Entwurf", other: "# Entwürfe" })}`,
    action === "REMOVE_SERVICES" &&
      preparedPrices > 0 &&
      t`${plural(preparedPrices, { one: "# vorbereiteter Preis", other: "# vorbereitete Preise" })}`,
  ]
    .filter(Boolean)
    .join(", ");
  const applications =
    openApplications > 0 &&
    t`${plural(openApplications, { one: "# offener Antrag bleibt und wird weiter zugestellt.", other: "# offene Anträge bleiben und werden weiter zugestellt." })}`;
  const leftOut =
    undoOf &&
    left > 0 &&
    t`${plural(left, { one: "# Dienst bleibt, wie er ist: Seine Kommune gibt es nicht mehr, er hat sich seitdem geändert, oder er ist ausgelassen.", other: "# Dienste bleiben, wie sie sind: Ihre Kommunen gibt es nicht mehr, sie haben sich seitdem geändert, oder sie sind ausgelassen." })}`;
  if (action === "REMOVE_SERVICES") {
    return (
      <Text color="fg.muted" textWrap="pretty">
        {gone === "" ? (
          <Trans>Es gehen keine eigenen Inhalte verloren.</Trans>
        ) : (
          <Trans>
            Gelöscht werden dabei: {gone}. Diese Inhalte bleiben {serviceSwitchUndoDays} Tage aufbewahrt; so
            lange holt sie „Rückgängig machen“ zurück. Nicht zurück kommen das Protokoll der Importe in
            Sperrlisten, geprüfte, noch nicht übernommene Dateien, und was sich bei Dateien und Listen gerade
            noch rückgängig machen ließe.
          </Trans>
        )}{" "}
        {applications} {leftOut}
      </Text>
    );
  }
  return (
    <Text color="fg.muted" textWrap="pretty">
      {action === "ENABLE_SERVICES" && <Trans>Die Dienste stehen danach sofort allen offen.</Trans>}
      {action === "DISABLE_SERVICES" && (
        <Trans>
          Dort lassen sich danach keine Anträge mehr stellen. Texte, Gebühren und Einstellungen bleiben.
        </Trans>
      )}
      {action === "ADD_SERVICES" &&
        (undoOf ? (
          <Trans>
            Die Dienste kommen so zurück, wie sie vor dem Entfernen waren, mit ihren eigenen Inhalten.
          </Trans>
        ) : (
          <Trans>
            Die Kommunen bieten die Dienste danach sofort an, mit den Texten, Gebühren und Formularen des
            Katalogs.
          </Trans>
        ))}{" "}
      {applications} {leftOut}
    </Text>
  );
}
