import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { can, manageableTypes } from "#domain/permissions";
import type { Failure } from "#i18n/errorMessages";
import { useViewer } from "#session/useSession";
import { useAnnounce, useToast } from "#ui/ui";
import { AppLink } from "#ui/AppLink";
import { MoreActions } from "#ui/MoreActions";
import { useKeptFocus } from "#ui/useKeptFocus";
import { useMediaQuery } from "#ui/useMediaQuery";
import { UserIcon } from "../UserIcon";
import type { UserActions_user$key } from "./__generated__/UserActions_user.graphql";
import { DeactivateDialog } from "./DeactivateDialog";
import { offeredActions, type UserAction } from "./offeredActions";
import { UserActionButton } from "./UserActionButton";
import "./userActions.css";
import { UserNoticeView } from "./UserNoticeView";
import { useUserOperations } from "./userOperations";
import { UserQuestion } from "./UserQuestion";
import { useSentLink } from "./useSentLink";
import { useUserRun } from "./useUserRun";
import { useWait } from "./useWait";
import { WaitHint } from "./WaitHint";

interface UserActionsProps {
  readonly user: UserActions_user$key;
  /** The user is gone: the page has nothing more to show. */
  readonly onRemoved: () => void;
}

/** What can be done to one user in the present state, for the head of the page. */
export function UserActions({ user, onRemoved }: UserActionsProps) {
  const toast = useToast();
  const announce = useAnnounce();
  const { t } = useLingui();
  const { id, username, email, revision, status, type, invitation, passwordReset } = useFragment(
    graphql`
      fragment UserActions_user on User {
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
  const operations = useUserOperations();
  const { isBusy, notice, run, forget } = useUserRun();
  const sentLink = useSentLink();
  const wait = useWait(laterOf(invitation?.resendAt, passwordReset?.resendAt));
  const [asked, setAsked] = useState<UserAction | null>(null);
  const [seen, setSeen] = useState({ id, revision });
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [reason, setReason] = useState("");
  const isInvitation = status === "INVITED";
  const hasOpenLink = (isInvitation ? invitation : passwordReset)?.status === "OPEN";
  const offered = offeredActions({ status, hasOpenLink }, (permission) => can(viewer, permission));
  const bar = useKeptFocus(`${offered.join(" ")} ${asked ?? ""}`);

  if (viewer?.id === id) {
    return (
      <p className="user-actions-hint">
        <Trans>
          Das ist Ihr eigenes Konto.{" "}
          <AppLink to="/account" look="text">
            Passwort und Sitzungen
          </AppLink>
        </Trans>
      </p>
    );
  }
  if (offered.length === 0) return null;
  // The form says why.
  if (!manageableTypes(viewer).some((manageable) => manageable === (type ?? "MEMBER"))) return null;

  function say(text: ReactNode) {
    setAsked(null);
    toast({ text });
  }
  async function invite() {
    const { answer } = await run(() => operations.invite(id));
    if (answer) sentLink.show(answer, { username, email, purpose: "invitation" });
  }
  async function reactivate() {
    const { answer } = await run(() => operations.reactivate({ id, revision }));
    if (!answer) return;
    say(
      answer.isActive ? (
        <Trans>{username} kann sich wieder anmelden.</Trans>
      ) : (
        <Trans>{username} ist reaktiviert und kann wieder eingeladen werden.</Trans>
      ),
    );
  }
  async function reset() {
    const { answer } = await run(() => operations.reset(id));
    if (!answer) return;
    setAsked(null);
    sentLink.show(answer, { username, email, purpose: "password" });
  }
  async function withdraw() {
    const { answer } = await run(() => operations.withdraw(id));
    if (!answer) return;
    say(
      isInvitation ? (
        <Trans>Die Einladung für {username} ist zurückgezogen.</Trans>
      ) : (
        <Trans>Der Link für {username} ist zurückgezogen.</Trans>
      ),
    );
  }
  async function deactivate(given: string) {
    // Meant is the user as they stood when the question was asked; the server tells of changes since.
    const { answer, failure } = await run(() => operations.deactivate(seen, given));
    const isOfReason =
      failure?.code === "required" || failure?.code === "text_too_long" || failure?.code === "text_invalid";
    setRefusal(isOfReason ? failure : null);
    if (isOfReason) forget();
    if (!answer) return;
    setReason("");
    say(<Trans>{username} ist deaktiviert; alle Sitzungen sind beendet.</Trans>);
  }
  async function remove() {
    const { answer } = await run(() => operations.remove(seen, username));
    if (!answer) return;
    setAsked(null);
    announce(t`${username} ist entfernt.`);
    onRemoved();
  }
  const atOnce: Partial<Record<UserAction, () => Promise<void>>> = { INVITE: invite, REACTIVATE: reactivate };

  function start(action: UserAction) {
    if (isBusy) return;
    forget();
    setRefusal(null);
    const carryOut = atOnce[action];
    if (carryOut) void carryOut();
    else {
      setSeen({ id, revision });
      setAsked(action);
    }
  }
  function close() {
    setAsked(null);
    forget();
  }

  const shownCount = isNarrow ? 1 : 2;
  // Where one more would be left, a menu of one thing is but a detour.
  const isShort = offered.length <= shownCount + 1;
  const button = (action: UserAction) => (
    <UserActionButton
      key={action}
      action={action}
      isInvitation={isInvitation}
      isRepeated={invitation !== null}
      isBusy={isBusy && asked === null}
      wait={action === "INVITE" || action === "RESET" ? wait : null}
      onPress={() => start(action)}
    />
  );
  return (
    <div className="user-actions" ref={bar} tabIndex={-1} role="group" aria-label={t`Aktionen`}>
      {notice && asked === null && <UserNoticeView notice={notice} />}
      {wait && (offered.includes("INVITE") || offered.includes("RESET")) && <WaitHint wait={wait} />}
      {(isShort ? offered : offered.slice(0, shownCount)).map(button)}
      {!isShort && (
        <MoreActions label={t`Weitere Aktionen`} icon={<UserIcon name="more" />}>
          {offered.slice(shownCount).map(button)}
        </MoreActions>
      )}
      {asked === "DEACTIVATE" && (
        <DeactivateDialog
          username={username}
          reason={reason}
          isBusy={isBusy}
          notice={notice}
          refusal={refusal}
          mayInvite={type === "SUPPORT" || type === "ADMIN"}
          onType={setReason}
          onConfirm={(given) => void deactivate(given)}
          onClose={close}
        />
      )}
      {(asked === "WITHDRAW" || asked === "RESET" || asked === "REMOVE") && (
        <UserQuestion
          action={asked}
          username={username}
          isInvitation={isInvitation}
          isBusy={isBusy}
          notice={notice}
          onConfirm={() => void { WITHDRAW: withdraw, RESET: reset, REMOVE: remove }[asked]()}
          onClose={close}
        />
      )}
      {sentLink.dialog}
    </div>
  );
}

/** The later of two moments; null: neither. */
function laterOf(one: string | null | undefined, other: string | null | undefined): string | null {
  if (!one || !other) return one ?? other ?? null;
  return Date.parse(one) > Date.parse(other) ? one : other;
}
