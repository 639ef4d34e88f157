import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { mayCopyToken, roleTypeOf } from "#domain/permissions";
import { version } from "#domain/version";
import { useSessionServices } from "#session/sessionServices";
import { useCan, useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import "./avatarMenu.css";
import { LanguageSelect } from "./LanguageSelect";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";
import { TokenCopy } from "./TokenCopy";

/** Who is signed in, the token for those who may have it, and the way out. */
export function AvatarMenu({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useLingui();
  const { logoutGuards } = useSessionServices();
  const viewer = useViewer();
  const isAdministrator = useCan("admin_features");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    menu.current?.showPopover();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  if (!viewer) return null;
  const role = roleTypeOf(viewer);

  const leaveWithKeys = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const leaveWithFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !whole.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div ref={whole} onKeyDown={leaveWithKeys} onBlur={leaveWithFocus}>
      <button
        className="avatar-opener"
        ref={opener}
        type="button"
        aria-label={t`Konto: ${viewer.username}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="avatar" aria-hidden="true">
          {viewer.username.slice(0, 1).toUpperCase()}
        </span>
        <Icon name="chevronDown" />
      </button>
      {isOpen && (
        <div className="avatar-menu" ref={menu} id={id} popover="manual" role="group" aria-label={t`Konto`}>
          <p>
            <strong>{viewer.username}</strong>
            <span>{role && roleLabel(role)}</span>
          </p>
          <Button asChild variant="ghost">
            <AppLink
              to="/account"
              look="bare"

              onClick={() => setOpen(false)}
            >
              <Icon name="users" />
              <Trans>Konto</Trans>
            </AppLink>
          </Button>
          {mayCopyToken(viewer) && <TokenCopy />}
          {isNarrow && (
            <>
              {isAdministrator && (
                <Button asChild variant="ghost">
                  <AppLink
                    to="/admin"
                    look="bare"

                    onClick={() => setOpen(false)}
                  >
                    <Icon name="shield" />
                    <Trans>Administration</Trans>
                  </AppLink>
                </Button>
              )}
              <div className="avatar-menu-choices">
                <LanguageSelect />
                <ThemeSelect hasWord />
              </div>
            </>
          )}
          <div className="avatar-menu-rule" />
          <Button
            variant="ghost"
            onClick={() => {
              setOpen(false);
              logoutGuards.requestLogout();
            }}
          >
            <Icon name="leave" />
            <Trans>Abmelden</Trans>
          </Button>
          {isNarrow && (
            <div className="avatar-menu-version">
              {version} <StageBadge />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
