import { chakra, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { useDeferredValue, useRef, type ReactNode, type RefObject } from "react";
import { useViewer } from "#session/useSession";
import { Loader } from "#ui/plain/Loader";
import { exposeHeight } from "#ui/exposeHeight";
import { PageHistory } from "#ui/pageHistory";
import { Tooltips } from "#ui/Tooltips";
import { AppBar } from "./AppBar";
import { Banners } from "./Banners";
import { HistoryLink } from "./HistoryLink";
import { LiveRegion } from "./LiveRegion";
import { GeneralKeys } from "./shortcuts/GeneralKeys";
import { ScreenOutlet } from "./ScreenOutlet";
import { SessionDialogs } from "./SessionDialogs";
import { SideNavigation } from "./SideNavigation";
import { useNavigationKind } from "./useNavigationKind";
import { usePageChange } from "./usePageChange";

interface AppFrameProps {
  /** The search field of the app bar, which knows all areas of the app. */
  readonly search: ReactNode;
}

/** The frame of every screen that requires a session. Public screens have their own. */
export function AppFrame({ search }: AppFrameProps) {
  const viewer = useViewer();
  const hasOwnFrame = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.hasOwnFrame),
  });
  // The router renders synchronously; a deferred render lets input in.
  const isDue = useDeferredValue(true, false);
  if (!isDue) return <Loader />;
  return viewer && !hasOwnFrame ? <SignedInFrame search={search} /> : <Outlet />;
}

const history = <HistoryLink />;

function SignedInFrame({ search }: AppFrameProps) {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationKind();
  return (
    <Flex direction="column" minH="100dvh">
      <a className="skip" href="#main">
        <Trans>Zum Inhalt springen</Trans>
      </a>
      <chakra.header
        ref={exposeHeadHeight}
        position="sticky"
        top={0}
        zIndex="bar"
        // Always in view: the page need not scroll for what has the focus here.
        css={{ "& *": { scrollMarginTop: "calc(-1 * var(--size-head))" } }}
        _print={{ display: "none" }}
      >
        <AppBar search={search} />
        <Banners />
      </chakra.header>
      <Flex flex={1} minH={0}>
        {navigation && <SideNavigation />}
        <chakra.main
          ref={main}
          id="main"
          tabIndex={-1}
          flex={1}
          display="flex"
          flexDirection="column"
          minW={0}
          _focusVisible={{ outline: "none" }}
        >
          <PageHistory value={history}>
            <ScreenOutlet />
          </PageHistory>
        </chakra.main>
      </Flex>
      <LiveRegion />
      <SessionDialogs />
      <GeneralKeys />
      <Tooltips />
      <PageChange main={main} />
    </Flex>
  );
}

/** A component of its own, so that another path does not render the frame again. */
function PageChange({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  usePageChange(main);
  return null;
}

/** The height of app bar and banners, for sticky parts of screens. */
const exposeHeadHeight = exposeHeight("--size-head");
