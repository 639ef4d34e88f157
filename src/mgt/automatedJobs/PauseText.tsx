import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import type { PauseText_pause$key } from "./__generated__/PauseText_pause.graphql";

/** Who paused since when and until when, and the note. */
export function PauseText({ pause }: { readonly pause: PauseText_pause$key }) {
  const { since, until, note, by } = useFragment(
    graphql`
      fragment PauseText_pause on AutomatedJobPause @throwOnFieldError {
        since
        until
        note
        by {
          username
        }
      }
    `,
    pause,
  );
  const [from, user, end] = [formatDateTime(since), by.username, until && formatDateTime(until)];
  return (
    <>
      {end ? (
        <Trans>
          Pausiert bis {end}, seit {from} von {user}
        </Trans>
      ) : (
        <Trans>
          Pausiert ohne Ende, seit {from} von {user}
        </Trans>
      )}
      {": "}
      <Trans>
        „<span lang="de">{note}</span>“
      </Trans>
    </>
  );
}
