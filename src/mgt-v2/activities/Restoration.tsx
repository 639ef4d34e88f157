import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { PathLink } from "#ui/PathLink";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { Restoration_activity$key } from "./__generated__/Restoration_activity.graphql";

const RestoreDialog = lazyOverlay(async () => (await import("./RestoreDialog")).RestoreDialog);

const Part = chakra("span", { base: { "& a": { textDecoration: "underline" } } });

interface RestorationProps {
  readonly activity: Restoration_activity$key;
  readonly what: string;
  readonly thing: string;
  /** Path of the target's screen. */
  readonly path: string | undefined;
  /** Whether the screen is that of the entry, which no new entry joins. */
  readonly isAlone: boolean;
}

/** Offers to restore the values before an entry, or says why that is not possible; nothing if it never is. */
export function Restoration({ activity, what, thing, path, isAlone }: RestorationProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment Restoration_activity on Activity @throwOnFieldError {
        id
        restorability
        restoredBy {
          id
          at
          actor {
            username
          }
        }
        ...RestoreDialog_activity
      }
    `,
    activity,
  );
  const { restorability, restoredBy } = data;
  // The button that had the focus is gone after restoring.
  const part = useRestoreFocus<HTMLSpanElement>(restorability ?? "", (element) =>
    element.querySelector<HTMLElement>("a, button, [tabindex]"),
  );
  if (!restorability) return null;
  const when = restoredBy && formatDateTime(restoredBy.at);
  const who = restoredBy?.actor.username;
  return (
    <Part ref={part}>
      {restorability === "RESTORABLE" && (
        <Button size="sm" {...RestoreDialog.intent} onClick={() => setOpen(true)}>
          <Icon name="reload" />
          <Trans>Werte davor wiederherstellen …</Trans>
        </Button>
      )}
      {restorability === "RESTORED" &&
        (restoredBy ? (
          <AppLink variant="bare" to="/admin/activities/$id" params={{ id: restoredBy.id }}>
            <Trans>
              Wiederhergestellt am {when} von {who}
            </Trans>
          </AppLink>
        ) : (
          <span tabIndex={-1}>
            <Trans>Wiederhergestellt</Trans>
          </span>
        ))}
      {restorability === "CHANGED_SINCE" && (
        <span tabIndex={-1}>
          <Trans>
            Seitdem wieder geändert; die Werte davor lassen sich hier nicht mehr wiederherstellen.
          </Trans>
        </span>
      )}
      {restorability === "VERSIONS" && path && (
        <PathLink path={path} aria-label={t`Frühere Fassungen ansehen: ${thing}`}>
          <Trans>Frühere Fassungen ansehen</Trans>
        </PathLink>
      )}
      {isOpen && (
        <RestoreDialog
          activity={data}
          what={what}
          thing={thing}
          // The list gets the entry of the restoration.
          onRestored={() => !isAlone && void router.invalidate()}
          onClose={() => setOpen(false)}
        />
      )}
    </Part>
  );
}
