import { msg } from "@lingui/core/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useAreaCounts } from "#frame/areaCounts";
import { AttentionCount } from "#process/attention/AttentionCount";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { Endpoint } from "#relay/Endpoint";
import { ChakraScope } from "#ui/ChakraScope";
import { requires } from "../-context";

const guard = requires("admin_features");

export const Route = createFileRoute("/admin")({
  staticData: { title: msg`Administration`, navigation: "administration" },
  beforeLoad: (route) => {
    guard(route);
    // Beside the code of the screen; the loader waits for it.
    route.context.loadCatalog("admin").catch(() => undefined);
  },
  loader: ({ context: { loadCatalog } }) => loadCatalog("admin"),
  component: AdminRoute,
});

function AdminRoute() {
  const { processesNeedingAttention } = useAreaCounts();
  return (
    <ChakraScope>
      <ProcessesProvider>
        <Outlet />
        <Endpoint name="process">
          <AttentionCount onCount={processesNeedingAttention.set} />
        </Endpoint>
      </ProcessesProvider>
    </ChakraScope>
  );
}
