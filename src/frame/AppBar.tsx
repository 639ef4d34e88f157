import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { version } from "#domain/version";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { useMediaQuery } from "#ui/useMediaQuery";
import { AvatarMenu } from "./AvatarMenu";
import { Brand } from "./Brand";
import { LanguageSelect } from "./LanguageSelect";
import { NavigationDrawer } from "./NavigationDrawer";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";

const narrowScreen = "(max-width: 640px)";

const Bar = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: 1, sm: 2 },
    height: "appbar",
    pl: { base: 1, sm: 4 },
    pr: { base: 2, sm: 4 },
    borderBottom: "1px solid",
    borderColor: "border",
    bg: "bg",
  },
});

const Version = chakra("span", {
  base: {
    ml: 2,
    textStyle: "xs",
    color: "fg.subtle",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
});

const Gap = chakra("span", { base: { flex: 1 } });

const AdministrationLink = chakra(AppLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 1.5,
    height: "control",
    px: 3,
    borderRadius: "md",
    fontSize: "sm",
    fontWeight: "medium",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
  },
});

/** The bar above every screen of a signed-in user (section 2). */
export function AppBar() {
  const isNarrow = useMediaQuery(narrowScreen);
  const isAdministrator = useCan("admin_features");
  return (
    <Bar>
      <NavigationDrawer />
      <Brand />
      {!isNarrow && (
        <>
          <Version>{version}</Version>
          <StageBadge />
        </>
      )}
      <Gap />
      {!isNarrow && (
        <>
          {isAdministrator && (
            <AdministrationLink to="/admin" look="bare">
              <Icon name="shield" />
              <Trans>Administration</Trans>
            </AdministrationLink>
          )}
          <LanguageSelect />
          <ThemeSelect />
        </>
      )}
      <AvatarMenu isNarrow={isNarrow} />
    </Bar>
  );
}
