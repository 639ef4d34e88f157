import { Trans } from "@lingui/react/macro";
import { version } from "#domain/version";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { useMediaQuery } from "#ui/useMediaQuery";
import "./appBar.css";
import { AvatarMenu } from "./AvatarMenu";
import { Brand } from "./Brand";
import { LanguageSelect } from "./LanguageSelect";
import { NavigationDrawer } from "./NavigationDrawer";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";

const narrowScreen = "(max-width: 640px)";

/** The bar above every screen of a signed-in user. */
export function AppBar() {
  const isNarrow = useMediaQuery(narrowScreen);
  const isAdministrator = useCan("admin_features");
  return (
    <div className="app-bar">
      <NavigationDrawer />
      <Brand />
      {!isNarrow && (
        <>
          <span className="version">{version}</span>
          <StageBadge />
        </>
      )}
      <span className="app-bar-gap" />
      {!isNarrow && (
        <>
          {isAdministrator && (
            <AppLink to="/admin" look="bare" className="app-bar-link">
              <Icon name="shield" />
              <Trans>Administration</Trans>
            </AppLink>
          )}
          <LanguageSelect />
          <ThemeSelect />
        </>
      )}
      <AvatarMenu isNarrow={isNarrow} />
    </div>
  );
}
