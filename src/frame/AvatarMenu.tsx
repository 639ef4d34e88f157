import { Box, Button, Circle, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { cutText } from "#domain/cutText";
import { mayCopyToken, roleTypeOf } from "#domain/permissions";
import { tokenCopiedMs } from "#domain/timings";
import { version } from "#domain/version";
import { useSessionServices } from "#session/sessionServices";
import { useCan, useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { LazyPopover } from "#ui/LazyPopover";
import { addResourcePath } from "#ui/resourcePaths";
import { useAnnounce, useUi } from "#ui/ui";
import { HelpLink } from "./HelpLink";
import { LanguageSelect } from "./LanguageSelect";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";

/** Account menu: the signed-in user, the token for those who may copy it, and logout. */
export function AvatarMenu({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useLingui();
  const { logoutGuards } = useSessionServices();
  const { shortcuts } = useUi();
  const viewer = useViewer();
  const isAdministrator = useCan("admin_features");
  if (!viewer) return null;
  const role = roleTypeOf(viewer);
  return (
    <LazyPopover
      label={t`Konto`}
      placement="bottom-end"
      panel={{
        minW: "232px",
        p: 2,
        css: { "& .chakra-button": { w: "full", justifyContent: "flex-start" } },
      }}
      renderButton={(opener) => (
        <Button variant="ghost" p={1} aria-label={t`Konto: ${viewer.username}`} {...opener}>
          <Circle
            as="span"
            size={7}
            bg="bg.emphasized"
            color="fg"
            fontSize="xs"
            fontWeight="semibold"
            aria-hidden
          >
            {cutText(viewer.username, 1).toUpperCase()}
          </Circle>
          {!isNarrow && <Icon name="chevronDown" />}
        </Button>
      )}
    >
      {(close) => (
        <>
          <Text pt={1} px={3} pb={2} color="fg.muted" overflowWrap="anywhere">
            <Text as="strong" display="block" color="fg" fontWeight="semibold">
              {viewer.username}
            </Text>
            <span>{role && roleLabel(role)}</span>
          </Text>
          <Button asChild variant="ghost">
            <AppLink to="/account" variant="bare" onClick={close}>
              <Icon name="users" />
              <Trans>Konto</Trans>
            </AppLink>
          </Button>
          {mayCopyToken(viewer) && <TokenCopy />}
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            onClick={() => {
              close();
              shortcuts.isOpen.set(true);
            }}
          >
            <Icon name="keyboard" />
            <Trans>Tastaturkürzel</Trans>
          </Button>
          {isNarrow && (
            <>
              <HelpLink hasLabel onClick={close} />
              {isAdministrator && (
                <>
                  <Button asChild variant="ghost">
                    <AppLink to="/admin" variant="bare" onClick={close}>
                      <Icon name="shield" />
                      <Trans>Administration</Trans>
                    </AppLink>
                  </Button>
                  <Button asChild variant="ghost">
                    <AppLink to={addResourcePath()} variant="bare" onClick={close}>
                      <Icon name="plus" />
                      <Trans>Ressource hinzufügen</Trans>
                    </AppLink>
                  </Button>
                </>
              )}
              <Flex align="center" gap={1} px={1}>
                <LanguageSelect />
                <ThemeSelect hasLabel />
              </Flex>
            </>
          )}
          <Box my={2} borderTop="1px solid" borderColor="border.muted" />
          <Button
            variant="ghost"
            onClick={() => {
              close();
              logoutGuards.requestLogout();
            }}
          >
            <Icon name="leave" />
            <Trans>Abmelden</Trans>
          </Button>
          <Flex hideFrom="lg" align="center" gap={1} px={3} pt={2} color="fg.subtle" fontSize="xs">
            {version} <StageBadge />
          </Flex>
        </>
      )}
    </LazyPopover>
  );
}

/** Copies the bearer token for API calls; a confirmation icon shows for a second. */
function TokenCopy() {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { session } = useSessionServices();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(null), tokenCopiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`Bearer ${session.token() ?? ""}`);
      setOutcome("copied");
      announce(t`Token kopiert`);
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <>
      <Button variant="ghost" onClick={() => void copy()}>
        <Icon name={outcome === "copied" ? "check" : "copy"} />
        {outcome === "copied" ? <Trans>Token kopiert</Trans> : <Trans>Token kopieren</Trans>}
      </Button>
      {outcome === "failed" && (
        <Text role="alert" maxW="280px" py={1} color="status.error.fg" lineHeight="sm">
          <Trans>Der Browser gibt die Zwischenablage nicht frei. Der Token wurde nicht kopiert.</Trans>
        </Text>
      )}
    </>
  );
}
