import { msg } from "@lingui/core/macro";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { processesNeedingAttention } from "#frame/areaCounts";
import { loadCatalog } from "#i18n/i18n";
import { AttentionCount } from "#process/attention/AttentionCount";
import { Endpoint } from "#relay/Endpoint";
import { ChakraScope } from "#ui/ChakraScope";
import { requires } from "../-context";

const guard = requires("admin_features");

export const Route = createFileRoute("/admin")({
  staticData: { title: msg`Administration`, navigation: "administration" },
  beforeLoad: (route) => {
    guard(route);
    // Beside the code of the screen; the loader waits for it.
    loadCatalog("admin").catch(() => undefined);
  },
  loader: () => loadCatalog("admin"),
  component: AdminRoute,
});

function AdminRoute() {
  return (
    <ChakraScope>
      <Outlet />
      <Endpoint name="process">
        <AttentionCount onCount={processesNeedingAttention.set} />
      </Endpoint>
    </ChakraScope>
  );
}
