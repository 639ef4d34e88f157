import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/admin/resources/")({
  staticData: { help: "resources" },
  beforeLoad: () => {
    throw redirect({ to: "/admin/resources/$resource", params: { resource: "all" }, replace: true });
  },
});
