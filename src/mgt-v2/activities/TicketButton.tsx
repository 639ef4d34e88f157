import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate, formatTime } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import { useCopyToClipboard } from "#ui/useCopyToClipboard";
import type { TicketButton_activity$key } from "./__generated__/TicketButton_activity.graphql";

interface TicketButtonProps {
  readonly activity: TicketButton_activity$key;
  readonly what: string;
  readonly thing: string;
  readonly path: string | undefined;
}

/** Copies an entry as lines of text for a ticket. */
export function TicketButton({ activity, what, thing, path }: TicketButtonProps) {
  const { t } = useLingui();
  const { isCopied, copy } = useCopyToClipboard();
  const { id, type, at, actor, target, correlationId } = useFragment(
    graphql`
      fragment TicketButton_activity on Activity @throwOnFieldError {
        id
        type
        at
        correlationId
        actor {
          username
          role
        }
        target {
          commune {
            ags
            name
          }
        }
      }
    `,
    activity,
  );
  const { commune } = target;
  const { origin } = window.location;
  const lines = [
    [t`Zeit`, `${formatDate(at)} ${formatTime(at)}`],
    [t`Wer`, actor.role ? `${actor.username} (${actor.role.toLowerCase()})` : "System"],
    [t`Was`, `${what} (${type})`],
    [t`Woran`, path ? `${thing} (${origin}${path})` : thing],
    [t`Kommune`, commune ? `${commune.name} (${commune.ags})` : ""],
    [t`Vorgang`, correlationId],
    [t`Eintrag`, `${origin}/admin/activities/${encodeURIComponent(id)}`],
  ];
  const text = lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join("\n");
  return (
    <Button size="sm" variant="ghost" onClick={() => copy(text)}>
      <Icon name={isCopied ? "check" : "copy"} />
      {isCopied ? <Trans>Kopiert</Trans> : <Trans>Für Ticket kopieren</Trans>}
    </Button>
  );
}
