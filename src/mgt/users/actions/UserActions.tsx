import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { can, manageableTypes } from "#domain/permissions";
import type { FailureCode } from "#i18n/errorMessages";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useViewer } from "#session/useSession";
import { useAnnounce, useToast } from "#ui/ui";
import { AppLink } from "#ui/AppLink";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import { Icon } from "#ui/Icon";
import { MoreActions } from "#ui/MoreActions";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { useMediaQuery } from "#ui/useMediaQuery";
import type { userOperationsDeactivateMutation } from "./__generated__/userOperationsDeactivateMutation.graphql";
import type { userOperationsReactivateMutation } from "./__generated__/userOperationsReactivateMutation.graphql";
import type { userOperationsRemoveMutation } from "./__generated__/userOperationsRemoveMutation.graphql";
import type { userOperationsWithdrawMutation } from "./__generated__/userOperationsWithdrawMutation.graphql";
import type { UserActions_user$key } from "./__generated__/UserActions_user.graphql";
import { opensDialog, offeredActions, UserActionContent, type UserAction } from "./offeredActions";
import { UserQuestion } from "./UserQuestion";
import { deactivateMutation, reactivateMutation, removeMutation, withdrawMutation } from "./userOperations";
import { useSendLink } from "./useSendLink";
import { useUserAction } from "./useUserAction";
import { ActionsHint, useWait, WaitHint, waitHintId } from "./useWait";

const DeactivateDialog = lazyOverlay(async () => (await import("./DeactivateDialog")).DeactivateDialog);

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: { base: "flex-start", sm: "flex-end" },
    gap: 2,
    w: { base: "full", sm: "auto" },
    minW: 0,
    outline: "none",
    "& > .notice": { flexBasis: "100%" },
  },
});

const reasonCodes: readonly FailureCode[] = ["required", "text_too_long", "text_invalid"];

interface UserActionsProps {
  readonly user: UserActions_user$key;
  /** Called after the user was removed. */
  readonly onRemoved: () => void;
}

/** Buttons for the actions on a user that their status allows. */
export function UserActions({ user, onRemoved }: UserActionsProps) {
  const toast = useToast();
  const announce = useAnnounce();
  const { t } = useLingui();
  const { id, username, email, revision, status, type, invitation, passwordReset } = useFragment(
    graphql`
      fragment UserActions_user on User @throwOnFieldError {
        id
        username
        email
        revision
        status
        type
        invitation {
          status
          resendAt
        }
        passwordReset {
          status
          resendAt
        }
      }
    `,
    user,
  );
  const viewer = useViewer();
  const isNarrow = useMediaQuery("(max-width: 640px)");
  const commitWithdraw = useMutationAsync<userOperationsWithdrawMutation>(withdrawMutation);
  const commitDeactivate = useMutationAsync<userOperationsDeactivateMutation>(deactivateMutation);
  const commitReactivate = useMutationAsync<userOperationsReactivateMutation>(reactivateMutation);
  const commitRemove = useMutationAsync<userOperationsRemoveMutation>(removeMutation);
  const action = useUserAction();
  const { isBusy, run } = action;
  const links = useSendLink(action);
  const wait = useWait(laterOf(invitation?.resendAt, passwordReset?.resendAt));
  const [dialogAction, setDialogAction] = useState<UserAction | null>(null);
  const [seen, setSeen] = useState({ id, revision });
  const [reason, setReason] = useState("");
  const read = { id, revision };
  // Errors of the reason are shown at its field.
  const isOfReason = reasonCodes.some((code) => code === action.failure?.code);
  const notice = isOfReason ? null : action.notice;
  const isInvitation = status === "INVITED";
  const hasOpenLink = (isInvitation ? invitation : passwordReset)?.status === "OPEN";
  const offered = offeredActions({ status, hasOpenLink }, (permission) => can(viewer, permission));
  const bar = useRestoreFocus(`${offered.join(" ")} ${dialogAction ?? ""}`);

  if (viewer?.id === id) {
    return (
      <ActionsHint as="p">
        <Trans>
          Das ist Ihr eigenes Konto.{" "}
          <AppLink to="/account" variant="text">
            Passwort und Sitzungen
          </AppLink>
        </Trans>
      </ActionsHint>
    );
  }
  if (offered.length === 0) return null;
  // The form explains the refusal.
  if (!manageableTypes(viewer).some((manageable) => manageable === (type ?? "MEMBER"))) return null;

  function showToast(text: ReactNode) {
    setDialogAction(null);
    toast({ text });
  }
  async function reactivate() {
    const { failure, payload } = await run(() => commitReactivate({ input: read }));
    if (failure) return;
    showToast(
      payload.user?.status === "ACTIVE" ? (
        <Trans>{username} kann sich wieder anmelden.</Trans>
      ) : (
        <Trans>{username} ist reaktiviert und kann wieder eingeladen werden.</Trans>
      ),
    );
  }
  async function reset() {
    const failure = await links.send("password", { id, username, email });
    if (!failure) setDialogAction(null);
  }
  async function withdraw() {
    const { failure } = await run(() => commitWithdraw({ input: { id } }));
    if (failure) return;
    showToast(
      isInvitation ? (
        <Trans>Die Einladung für {username} ist zurückgezogen.</Trans>
      ) : (
        <Trans>Der Link für {username} ist zurückgezogen.</Trans>
      ),
    );
  }
  async function deactivate(given: string) {
    // The revision seen when the dialog opened, so that the server refuses if it has changed since.
    const { failure } = await run(() => commitDeactivate({ input: { ...seen, reason: given } }));
    if (failure) return;
    setReason("");
    showToast(<Trans>{username} ist deaktiviert; alle Sitzungen sind beendet.</Trans>);
  }
  async function remove() {
    const { failure } = await run(() => commitRemove({ input: { ...seen, typedUsername: username } }));
    if (failure) return;
    setDialogAction(null);
    announce(t`${username} ist entfernt.`);
    onRemoved();
  }
  const immediateActions: Partial<Record<UserAction, () => Promise<unknown>>> = {
    INVITE: () => links.send("invitation", { id, username, email }),
    REACTIVATE: reactivate,
  };

  function start(chosen: UserAction) {
    if (isBusy) return;
    action.reset();
    const runAction = immediateActions[chosen];
    if (runAction) void runAction();
    else {
      setSeen(read);
      setDialogAction(chosen);
    }
  }
  function close() {
    setDialogAction(null);
    action.reset();
  }

  const shownCount = isNarrow ? 1 : 2;
  // Do not use a menu for a single entry.
  const isShort = offered.length <= shownCount + 1;
  const entry = (offer: UserAction): MenuAction => {
    const waits = wait !== null && (offer === "INVITE" || offer === "RESET");
    return {
      value: offer,
      content: (
        <UserActionContent action={offer} isInvitation={isInvitation} isRepeated={invitation !== null} />
      ),
      "aria-haspopup": opensDialog(offer) ? "dialog" : undefined,
      "aria-disabled": waits || (isBusy && dialogAction === null) || undefined,
      "aria-describedby": waits ? waitHintId : undefined,
      onSelect: () => start(offer),
    };
  };
  const button = (offer: UserAction) => {
    const { value, content, onSelect, ...aria } = entry(offer);
    return (
      <Button key={value} {...aria} onClick={aria["aria-disabled"] ? undefined : onSelect}>
        {content}
      </Button>
    );
  };
  return (
    <Bar ref={bar} tabIndex={-1} role="group" aria-label={t`Aktionen`}>
      {notice && dialogAction === null && <ActionNoticeView notice={notice} />}
      {wait && (offered.includes("INVITE") || offered.includes("RESET")) && <WaitHint wait={wait} />}
      {(isShort ? offered : offered.slice(0, shownCount)).map(button)}
      {!isShort && (
        <MoreActions
          label={t`Weitere Aktionen`}
          icon={<Icon name="more" />}
          actions={offered.slice(shownCount).map(entry)}
        />
      )}
      {dialogAction === "DEACTIVATE" && (
        <DeactivateDialog
          username={username}
          comment={reason}
          isBusy={isBusy}
          notice={notice}
          refusal={isOfReason ? action.failure : null}
          mayInvite={type === "SUPPORT" || type === "ADMIN"}
          onComment={setReason}
          onConfirm={(given) => void deactivate(given)}
          onClose={close}
        />
      )}
      {(dialogAction === "WITHDRAW" || dialogAction === "RESET" || dialogAction === "REMOVE") && (
        <UserQuestion
          action={dialogAction}
          username={username}
          isInvitation={isInvitation}
          isBusy={isBusy}
          notice={notice}
          onConfirm={() => void { WITHDRAW: withdraw, RESET: reset, REMOVE: remove }[dialogAction]()}
          onClose={close}
        />
      )}
      {links.dialog}
    </Bar>
  );
}

/** The later of two times; null if both are missing. */
function laterOf(one: string | null | undefined, other: string | null | undefined): string | null {
  if (!one || !other) return one ?? other ?? null;
  return Date.parse(one) > Date.parse(other) ? one : other;
}
