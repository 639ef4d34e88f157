/** What can be administered of a service; each one opens a screen of its own. */
export const serviceCapabilities = [
  "statistics",
  "text",
  "files",
  "settings",
  "forms",
  "fees",
  "persistence",
] as const;

export type ServiceCapability = (typeof serviceCapabilities)[number];
