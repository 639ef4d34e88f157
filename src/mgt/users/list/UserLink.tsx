import { AppLink } from "#ui/AppLink";
import { useListReturnState } from "../listReturnState";

interface UserLinkProps {
  readonly id: string;
  readonly username: string;
}

/** Leads from a row to the page of its user. The row has the focus and opens with Enter; this is for the mouse. */
export function UserLink({ id, username }: UserLinkProps) {
  const state = useListReturnState();
  return (
    <AppLink look="bare" tabIndex={-1} to="/admin/edituser/$userId" params={{ userId: id }} state={state}>
      {username}
    </AppLink>
  );
}
