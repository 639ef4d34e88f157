import { Trans } from "@lingui/react/macro";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { Suspense, useRef } from "react";
import { useViewer } from "#session/useSession";
import { Tooltips } from "#ui/Tooltips";
import { AdminNavigation } from "./AdminNavigation";
import { AppBar } from "./AppBar";
import "./appFrame.css";
import { Banners } from "./Banners";
import { LiveRegion } from "./LiveRegion";
import { PagePending } from "./PagePending";
import { SessionDialogs } from "./SessionDialogs";
import { useNavigationKind } from "./useNavigationKind";
import { usePageChange } from "./usePageChange";
import { watchHead } from "./watchHead";

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
  const screen = useRouterState({
    select: ({ matches }) =>
      (matches.find(({ staticData }) => staticData.staysMounted) ?? matches.at(-1))?.routeId,
  });
  usePageChange(main);
  return (
    <div className="app-frame">
      <a className="skip" href="#main">
        <Trans>Zum Inhalt springen</Trans>
      </a>
      <header ref={watchHead}>
        <AppBar />
        <Banners />
      </header>
      <div className="app-columns">
        {navigation && (
          <div className="side-navigation">
            <AdminNavigation />
          </div>
        )}
        <main ref={main} id="main" tabIndex={-1}>
          {/* A new boundary for each screen: in an old one the screen before would stay until the data is there. */}
          <Suspense key={screen} fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <LiveRegion />
      <SessionDialogs />
      <Tooltips />
    </div>
  );
}
