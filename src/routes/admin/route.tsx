import { createFileRoute } from "@tanstack/react-router";
import { ScreenOutlet } from "#frame/ScreenOutlet";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { administrationTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { IdleCounts } from "./-IdleCounts";

export const Route = createFileRoute("/admin")({
  staticData: { title: administrationTitle, navigation: "administration", staysMounted: true },
  beforeLoad: requires("admin_features"),
  component: AdminRoute,
});

function AdminRoute() {
  return (
    <ProcessesProvider>
      <ScreenOutlet />
      <IdleCounts />
    </ProcessesProvider>
  );
}
