import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { mayCopyToken, roleTypeOf } from "#domain/permissions";
import { version } from "#domain/version";
import { logout } from "#session/session";
import { useCan, useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { LanguageSelect } from "./LanguageSelect";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";
import { TokenCopy } from "./TokenCopy";

const Opener = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 1.5,
    p: 1,
    border: 0,
    bg: "transparent",
    borderRadius: "md",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "& > svg": { color: "fg.subtle", display: { base: "none", sm: "block" } },
  },
});

const Avatar = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "28px",
    height: "28px",
    borderRadius: "full",
    bg: "bg.emphasized",
    fontSize: "xs",
    fontWeight: "semibold",
  },
});

const Menu = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    top: "44px",
    right: { base: 2, sm: 4 },
    minWidth: "232px",
    maxWidth: "calc(100vw - 16px)",
    m: 0,
    p: 2,
    border: 0,
    borderRadius: "md",
    bg: "bg.panel",
    color: "fg",
    boxShadow: "float",
    fontSize: "sm",
    "& button, & a": { width: "full", justifyContent: "flex-start" },
  },
});

const Who = chakra("p", {
  base: {
    px: 3,
    pt: 1,
    pb: 2,
    overflowWrap: "anywhere",
    "& strong": { display: "block", fontWeight: "semibold" },
  },
});

const Rule = chakra("div", { base: { my: 2, borderTop: "1px solid", borderColor: "border.muted" } });
const Choices = chakra("div", { base: { display: "flex", alignItems: "center", gap: 1, px: 1 } });

/** Who is signed in, the token for those who may have it, and the way out (section 2). */
export function AvatarMenu({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useLingui();
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
      <Opener
        ref={opener}
        type="button"
        aria-label={t`Konto: ${viewer.username}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar aria-hidden="true">{viewer.username.slice(0, 1).toUpperCase()}</Avatar>
        <Icon name="chevronDown" />
      </Opener>
      {isOpen && (
        <Menu ref={menu} id={id} popover="manual" role="group" aria-label={t`Konto`}>
          <Who>
            <strong>{viewer.username}</strong>
            <chakra.span color="fg.muted">{role && roleLabel(role)}</chakra.span>
          </Who>
          {mayCopyToken(viewer) && <TokenCopy />}
          {isNarrow && (
            <>
              {isAdministrator && (
                <Button asChild variant="ghost">
                  <AppLink to="/admin" look="bare" onClick={() => setOpen(false)}>
                    <Icon name="shield" />
                    <Trans>Administration</Trans>
                  </AppLink>
                </Button>
              )}
              <Choices>
                <LanguageSelect />
                <ThemeSelect hasWord />
              </Choices>
            </>
          )}
          <Rule />
          <Button variant="ghost" onClick={logout}>
            <Icon name="leave" />
            <Trans>Abmelden</Trans>
          </Button>
          {isNarrow && (
            <Choices px="3" pt="2" fontSize="xs" color="fg.subtle">
              {version} <StageBadge />
            </Choices>
          )}
        </Menu>
      )}
    </div>
  );
}
