import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useRef } from "react";
import { useViewer } from "#session/useSession";
import { AdminNavigation } from "./AdminNavigation";
import { AppBar } from "./AppBar";
import { Banners } from "./Banners";
import { LapsedLogin } from "./LapsedLogin";
import { LiveRegion } from "./LiveRegion";
import { PagePending } from "./PagePending";
import { SessionWarning } from "./SessionWarning";
import { useNavigationKind } from "./useNavigationKind";
import { usePageChange } from "./usePageChange";

const Skip = chakra("a", {
  base: {
    position: "fixed",
    left: 2,
    top: "-48px",
    zIndex: "toast",
    px: 3,
    py: 2,
    borderRadius: "md",
    bg: "bg.panel",
    fontWeight: "medium",
    _focus: { top: 2, boxShadow: "float" },
  },
});

const Whole = chakra("div", { base: { display: "flex", flexDirection: "column", minHeight: "100dvh" } });

const Top = chakra("header", { base: { position: "sticky", top: 0, zIndex: "bar" } });

const Columns = chakra("div", { base: { flex: 1, display: "flex", minHeight: 0 } });

const Side = chakra("div", {
  base: {
    display: { base: "none", md: "block" },
    flex: "none",
    width: "sidenav",
    px: 2,
    py: 3,
    borderRight: "1px solid",
    borderColor: "border",
    bg: "bg.subtle",
    "& > nav": { position: "sticky", top: "calc(var(--size-appbar) + 12px)" },
  },
});

const Main = chakra("main", {
  base: {
    flex: 1,
    minWidth: 0,
    display: "flex",
    flexDirection: "column",
    _focusVisible: { outline: "none" },
  },
});

/** What surrounds every screen of a signed-in user; those that are there without a session bring their own frame. */
export function AppFrame() {
  const viewer = useViewer();
  const hasOwnFrame = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.hasOwnFrame),
  });
  return viewer && !hasOwnFrame ? <SignedInFrame /> : <Outlet />;
}

function SignedInFrame() {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationKind();
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId });
  usePageChange(main);
  return (
    <Whole>
      <Skip href="#main">
        <Trans>Zum Inhalt springen</Trans>
      </Skip>
      <Top>
        <AppBar />
        <Banners />
      </Top>
      <Columns>
        {navigation && (
          <Side>
            <AdminNavigation place="side" />
          </Side>
        )}
        <Main ref={main} id="main" tabIndex={-1}>
          {/* A new boundary for each screen: in an old one the screen before would stay until the data is there. */}
          <Suspense key={screen} fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        </Main>
      </Columns>
      <LiveRegion />
      <SessionWarning />
      <LapsedLogin />
    </Whole>
  );
}
