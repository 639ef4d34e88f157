import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { loadCatalog } from "#i18n/i18n";
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
});
