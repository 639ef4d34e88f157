import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { ActivityActor_actor$key } from "./__generated__/ActivityActor_actor.graphql";

/** Name and role of the actor at the time of the entry. */
export function ActivityActor({ actor }: { readonly actor: ActivityActor_actor$key }) {
  const { username, role } = useFragment(
    graphql`
      fragment ActivityActor_actor on ActorRef @throwOnFieldError {
        username
        role
      }
    `,
    actor,
  );
  if (role === null || role === undefined) {
    return (
      <Trans>
        System <small>Job</small>
      </Trans>
    );
  }
  return (
    <>
      {username} <small translate="no">{role.toLowerCase()}</small>
    </>
  );
}
