import { Button, DataList, Flex, Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useLanguageName } from "#i18n/useLanguageName";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useSessionServices } from "#session/sessionServices";
import { useCan } from "#session/useSession";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { DialogButton } from "#ui/DialogButton";
import { DoneBy } from "#ui/DoneBy";
import { Fact } from "#ui/Fact";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MaintenanceStatus } from "#ui/MaintenanceStatus";
import { useAnnounce } from "#ui/ui";
import { useMaintenanceStates } from "#ui/useMaintenanceStates";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { MaintenanceSection_service$key } from "./__generated__/MaintenanceSection_service.graphql";
import type { MaintenanceSectionEndMutation } from "./__generated__/MaintenanceSectionEndMutation.graphql";

const MaintenanceForm = lazyOverlay(async () => (await import("./MaintenanceForm")).MaintenanceForm);

const endMutation = graphql`
  mutation MaintenanceSectionEndMutation($input: EndServiceMaintenanceInput!) {
    endServiceMaintenance(input: $input) {
      service {
        ...MaintenanceSection_service
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface MaintenanceSectionProps {
  readonly service: MaintenanceSection_service$key;
}

/** The current or planned maintenance of a service, and the actions on it. */
export function MaintenanceSection({ service }: MaintenanceSectionProps) {
  const data = useFragment(
    graphql`
      fragment MaintenanceSection_service on Service @throwOnFieldError {
        serviceId
        enabledCount
        openApplicationCount
        maintenance {
          beginsAt
          endsAt
          revision
          updatedAt
          updatedBy {
            username
          }
          texts {
            language
            text
          }
        }
        ...MaintenanceForm_service
      }
    `,
    service,
  );
  const { maintenance } = data;
  const mayAct = useCan("system_service_action");
  const [state] = useMaintenanceStates(maintenance ? [maintenance] : []);
  const current = state === "ENDED" ? null : maintenance;
  const part = useRestoreFocus((current && state) ?? "none");
  return (
    <Stack ref={part} tabIndex={-1} gap={4} mt={4} maxW="720px" _focusVisible={{ outline: "none" }}>
      {current ? (
        <CurrentMaintenance maintenance={current} />
      ) : (
        <p>
          <Trans>
            Der Dienst ist nicht in Wartung. Für eine Wartung lässt er sich für alle Kommunen zugleich
            abschalten, sofort oder zu einer Zeit, bis zu einem festen Ende.
          </Trans>
        </p>
      )}
      <p>
        <Trans>
          Aktiviert in <Plural value={data.enabledCount} one="# Kommune" other="# Kommunen" />;{" "}
          <Plural
            value={data.openApplicationCount}
            one="# Antrag ist noch offen"
            other="# Anträge sind noch offen"
          />
          .
        </Trans>
      </p>
      {mayAct && (
        <Flex wrap="wrap" gap={2}>
          <DialogButton
            variant={current ? "outline" : "solid"}
            intent={MaintenanceForm.intent}
            renderDialog={(onClose) => <MaintenanceForm service={data} onClose={onClose} />}
          >
            {current ? <Trans>Wartung ändern</Trans> : <Trans>Für alle Kommunen abschalten</Trans>}
          </DialogButton>
          {current && (
            <EndButton serviceId={data.serviceId} revision={current.revision} hasBegun={state === "ACTIVE"} />
          )}
        </Flex>
      )}
    </Stack>
  );
}

interface CurrentMaintenanceProps {
  readonly maintenance: {
    readonly beginsAt: string;
    readonly endsAt: string;
    readonly updatedAt: string;
    readonly updatedBy: { readonly username: string };
    readonly texts: readonly { readonly language: string; readonly text: string }[];
  };
}

function CurrentMaintenance({ maintenance }: CurrentMaintenanceProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { beginsAt, endsAt, updatedAt, updatedBy, texts } = maintenance;
  return (
    <>
      <MaintenanceStatus maintenance={maintenance} />
      <DataList.Root>
        <Fact name={t`Beginn`} value={formatDateTime(beginsAt)} />
        <Fact name={t`Ende`} value={formatDateTime(endsAt)} />
        {texts.map(({ language, text }) => (
          <Fact key={language} name={languageName(language)} value={text}>
            <span lang={language} dir="auto">
              {text}
            </span>
          </Fact>
        ))}
        <Fact name={t`Gespeichert`} value={updatedAt}>
          <DoneBy at={updatedAt} user={updatedBy.username} />
        </Fact>
      </DataList.Root>
    </>
  );
}

interface EndButtonProps {
  readonly serviceId: string;
  readonly revision: number;
  /** False: a planned one is withdrawn. */
  readonly hasBegun: boolean;
}

/** Ends the maintenance early, or withdraws a planned one, after a question. */
function EndButton({ serviceId, revision, hasBegun }: EndButtonProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { viewerRefresh } = useSessionServices();
  const { isBusy, notice, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const end = useMutationAsync<MaintenanceSectionEndMutation>(endMutation);
  const label = hasBegun ? t`Wartung beenden` : t`Wartung zurückziehen`;
  async function confirm() {
    const { failure } = await run(() => end({ input: { serviceId, revision } }));
    setAsking(false);
    if (failure) return;
    announce(hasBegun ? t`Wartung beendet` : t`Wartung zurückgezogen`);
    void viewerRefresh.refresh();
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{label}</Button>
      {notice && <ActionNoticeView notice={notice} />}
      <ConfirmDialog
        open={isAsking}
        isExpected
        title={
          hasBegun ? <Trans>Wartung jetzt beenden?</Trans> : <Trans>Geplante Wartung zurückziehen?</Trans>
        }
        confirmLabel={label}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {hasBegun ? (
          <Trans>Alle Kommunen, die den Dienst aktiviert haben, nehmen sofort wieder Anträge an.</Trans>
        ) : (
          <Trans>Der Dienst bleibt in allen Kommunen, wie er ist.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
