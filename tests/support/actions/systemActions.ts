/** Actions about the installation: settings, resources, automated jobs and the activity log. */
import { toNodeId } from "#server/nodeId";
import { matrixTime, type World } from "../matrix/world";
import type { Mutate } from "./mutate";

/** Changes settings, and resets some. */
export async function changeSettings(mutate: Mutate) {
  const banner = { german: "Umzug am Freitag", english: "We move on Friday", endsAt: null, isOnLogin: true };
  const changes = { exportLimit: 500, languages: ["de", "en"], banner, mailSender: "sm@augsburg.example" };
  await mutate("mgt", "saveSystemSettings", { revision: 0, changes });
  await mutate("mgt", "saveSystemSettings", { revision: 1, changes: { exportLimit: null, languages: null } });
}

/** Adds, edits and removes a resource. */
export async function changeResources(mutate: Mutate) {
  const yaml = (name: string) =>
    `name: ${name}\nendpoint:\n  url: https://a.example.org/\nauthentication:\n  type: bearer\n  token: geheim\n`;
  const id = toNodeId("Resource", "v2/restService/neu");
  await mutate("mgt", "addResource", {
    version: "v2",
    type: "restService",
    resourceId: "neu",
    yaml: yaml("Neu"),
  });
  await mutate("mgt", "editResource", { id, revision: 1, yaml: yaml("Anders"), comment: "Umbenannt" });
  await mutate("mgt", "removeResource", { id, revision: 2 });
}

/** Exports the activity log, and declares why entries are selected by person. */
export async function exportLog(world: World, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  await mutate("mgt-v2", "declareActivityPurpose", { purpose: "Anfrage" });
  await mutate("mgt-v2", "verifyActivities", {});
  const filter = { communes: [ags], types: ["SAVE_COMMUNE"], roles: ["SUPPORT"], text: "Augsburg" };
  await mutate("mgt-v2", "exportActivities", { filter, purpose: "Anfrage der Aufsicht" });
}

/** Starts, pauses and resumes automated jobs. */
export async function switchJobs(mutate: Mutate) {
  const name = "drop-expired";
  await mutate("mgt", "runAutomatedJob", { name });
  await mutate("mgt", "pauseAutomatedJob", { name, revision: 0, note: "Umzug" });
  await mutate("mgt", "resumeAutomatedJob", { name, revision: 1 });
  const until = new Date(matrixTime.getTime() + 3_600_000).toISOString();
  await mutate("mgt", "pauseAllAutomatedJobs", { revision: 0, note: "Wartung", until });
  await mutate("mgt", "resumeAllAutomatedJobs", { revision: 1 });
}
