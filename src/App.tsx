import { ChakraProvider } from "@chakra-ui/react";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useObservable } from "#browser/useObservable";
import { recreateEnvironments } from "#relay/environments";
import { sessionEpoch } from "#session/session";
import { useSession } from "#session/useSession";
import { system } from "#ui/system";
import { createAppRouter } from "./router";

sessionEpoch.subscribe(recreateEnvironments);

/** The app behind the login; everything that belonged to one user goes when another one takes over. */
export function App() {
  const epoch = useObservable(sessionEpoch);
  return (
    <ChakraProvider value={system}>
      <RoutedApp key={epoch} />
    </ChakraProvider>
  );
}

function RoutedApp() {
  const router = useRef(createAppRouter()).current;
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    // The same user is back: what is on screen is read again, nothing else changes.
    if (before.current === "lapsed" && status === "signedIn") void router.invalidate();
    before.current = status;
  }, [router, status]);
  return <RouterProvider router={router} />;
}

export default App;
