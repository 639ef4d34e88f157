import { Trans, useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ElsewherePage } from "./-ElsewherePage";

export const Route = createFileRoute("/legal/privacy")({
  staticData: { hasOwnFrame: true },
  component: PrivacyPage,
});

function PrivacyPage() {
  const { t } = useLingui();
  return (
    <ElsewherePage
      title={t`Datenschutz`}
      setting="privacyUrl"
      intro={<Trans>Die Datenschutzerklärung dieser Installation steht hier:</Trans>}
      missing={
        <Trans>
          Für diese Installation ist noch keine Datenschutzerklärung hinterlegt. Auskunft gibt die
          Administration Ihrer Behörde.
        </Trans>
      }
    />
  );
}
