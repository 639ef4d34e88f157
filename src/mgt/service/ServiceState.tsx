import { chakra, Link, Skeleton } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { serviceScreenPath, type ServiceScreen } from "#domain/serviceScreens";
import { formatDate, formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type {
  ServiceState_service$data,
  ServiceState_service$key,
} from "./__generated__/ServiceState_service.graphql";

const Line = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 4,
    rowGap: 1,
    pt: 1,
    color: "fg.muted",
    fontSize: "sm",
  },
});

interface ServiceStateProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly service: ServiceState_service$key;
  /** Screens that the viewer may open. */
  readonly screens: readonly string[];
}

/** Whether the service is on, what needs a person, its latest change, and where citizens see it. */
export function ServiceState({ ags, serviceId, service, screens }: ServiceStateProps) {
  const { isEnabled, state } = useFragment(
    graphql`
      fragment ServiceState_service on CommuneService @throwOnFieldError {
        isEnabled
        state {
          switchedAt
          switchedBy {
            username
          }
          nextSwitch {
            at
            action
          }
          drafts
          missingTexts
          outdatedTexts
          feeGaps
          lastChange {
            at
            by {
              username
            }
          }
          portalUrl
        }
      }
    `,
    service,
  );
  const pathOf = (screen: ServiceScreen) =>
    screens.includes(screen) ? serviceScreenPath(screen, ags, serviceId) : null;
  const change = state?.lastChange;
  const changedAt = change && formatDateTime(change.at);
  const changedBy = change?.by.username;
  const texts = pathOf("textedit");
  const fees = pathOf("servicefees");
  const { drafts = 0, missingTexts = 0, outdatedTexts = 0, feeGaps = 0 } = state ?? {};
  return (
    <Line data-part="service-state">
      <Switch isEnabled={isEnabled} state={state} />
      {state?.nextSwitch && <NextSwitch {...state.nextSwitch} />}
      {texts !== null && (drafts ?? 0) > 0 && (
        <AppLink to={texts} search={{ flag: "draft" }} variant="text">
          <Plural value={drafts ?? 0} one="# Entwurf" other="# Entwürfe" />
        </AppLink>
      )}
      {texts !== null && (missingTexts ?? 0) > 0 && (
        <AppLink to={texts} search={{ flag: "missing" }} variant="text">
          <Plural value={missingTexts ?? 0} one="# Text fehlt" other="# Texte fehlen" />
        </AppLink>
      )}
      {texts !== null && (outdatedTexts ?? 0) > 0 && (
        <AppLink to={texts} search={{ flag: "outdated" }} variant="text">
          <Plural value={outdatedTexts ?? 0} one="# Text veraltet" other="# Texte veraltet" />
        </AppLink>
      )}
      {fees !== null && (feeGaps ?? 0) > 0 && (
        <AppLink to={fees} variant="text">
          <Plural value={feeGaps ?? 0} one="# Gebührenlücke" other="# Gebührenlücken" />
        </AppLink>
      )}
      {state === null && <Trans>Der weitere Stand ließ sich nicht ermitteln. Laden Sie die Seite neu.</Trans>}
      {change && (
        <AppLink to={serviceScreenPath("history", ags, serviceId)} variant="text">
          <Trans>
            Zuletzt geändert am {changedAt} von {changedBy}
          </Trans>
        </AppLink>
      )}
      {state?.portalUrl && (
        <Link variant="underline" href={state.portalUrl} target="_blank" rel="noreferrer">
          <Trans>Im Portal ansehen</Trans>
        </Link>
      )}
    </Line>
  );
}

/** The line while the state loads. */
export function ServiceStatePending() {
  return (
    <Line aria-hidden>
      {/* As high as a line of text. */}
      <Skeleton as="span" width="220px" height="1lh" />
    </Line>
  );
}

interface SwitchProps {
  readonly isEnabled: boolean;
  readonly state: ServiceState_service$data["state"];
}

function Switch({ isEnabled, state }: SwitchProps) {
  const since = state ? formatDate(state.switchedAt) : null;
  const by = state?.switchedBy?.username;
  return (
    <span>
      <Status tone={isEnabled ? "success" : "final"}>
        {isEnabled ? <Trans>Eingeschaltet</Trans> : <Trans>Ausgeschaltet</Trans>}
      </Status>
      {since !== null && (
        <>
          {" "}
          {by === undefined ? (
            <Trans>seit {since}</Trans>
          ) : (
            <Trans>
              seit {since} von {by}
            </Trans>
          )}
        </>
      )}
    </span>
  );
}

type NextSwitchProps = NonNullable<NonNullable<ServiceState_service$data["state"]>["nextSwitch"]>;

function NextSwitch({ at, action }: NextSwitchProps) {
  const time = formatDateTime(at);
  return (
    <Status tone="waiting">
      {action === "ENABLE" ? (
        <Trans>wird am {time} eingeschaltet</Trans>
      ) : action === "DISABLE" ? (
        <Trans>wird am {time} ausgeschaltet</Trans>
      ) : action === "REMOVE" ? (
        <Trans>wird am {time} entfernt</Trans>
      ) : (
        <Trans>wird am {time} geändert</Trans>
      )}
    </Status>
  );
}
