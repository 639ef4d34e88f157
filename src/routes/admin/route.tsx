import { createFileRoute, useMatch } from "@tanstack/react-router";
import { ScreenOutlet } from "#frame/ScreenOutlet";
import { AreaCounts } from "#mgt/overview/attention/AreaCounts";
import { AttentionCount } from "#process/attention/AttentionCount";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { Endpoint } from "#relay/Endpoint";
import { administrationTitle } from "#ui/screenTitles";
import { useUi } from "#ui/ui";
import { requires } from "../-context";

export const Route = createFileRoute("/admin")({
  staticData: { title: administrationTitle, navigation: "administration", staysMounted: true },
  beforeLoad: requires("admin_features"),
  component: AdminRoute,
});

function AdminRoute() {
  const { processesNeedingAttention } = useUi();
  const isOverview = useMatch({ from: "/admin/", shouldThrow: false, select: () => true }) ?? false;
  return (
    <ProcessesProvider>
      <ScreenOutlet />
      <Endpoint name="process">
        <AttentionCount onCount={processesNeedingAttention.set} />
      </Endpoint>
      <Endpoint name="mgt">
        <AreaCounts isOverview={isOverview} />
      </Endpoint>
    </ProcessesProvider>
  );
}
