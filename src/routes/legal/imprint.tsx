import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ElsewherePage } from "./-ElsewherePage";

export const Route = createFileRoute("/legal/imprint")({
  staticData: { hasOwnFrame: true },
  component: ImprintPage,
});

function ImprintPage() {
  const { t } = useLingui();
  return (
    <ElsewherePage
      title={t`Impressum`}
      setting="imprintUrl"
      intro={<Trans>Das Impressum dieser Installation steht hier:</Trans>}
      missing={
        <Trans>
          Für diese Installation ist noch kein Impressum hinterlegt. Auskunft gibt die Administration Ihrer
          Behörde.
        </Trans>
      }
    />
  );
}
