/** What can be configured for a service; each capability opens a screen of its own. */
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
