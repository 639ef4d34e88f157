import { Trans } from "@lingui/react/macro";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";

const ServiceSwitchForm = lazyOverlay(async () => (await import("./ServiceSwitchForm")).ServiceSwitchForm);

interface SwitchServicesProps {
  /** Ids of the services to begin with. */
  readonly serviceIds: readonly string[];
  /** AGS of the communes to begin with. */
  readonly communes?: readonly string[];
}

/** Opens the dialog that prepares a switch of services, for those who may start it. */
export function SwitchServices(props: SwitchServicesProps) {
  if (!useCan("system_service_action")) return null;
  return (
    <DialogButton
      intent={ServiceSwitchForm.intent}
      renderDialog={(onClose) => <ServiceSwitchForm {...props} onClose={onClose} />}
    >
      <Trans>Dienste schalten …</Trans>
    </DialogButton>
  );
}
