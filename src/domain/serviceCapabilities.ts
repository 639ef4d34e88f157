/** What can be administered of a service (section 3); each one opens a screen of its own (section 6). */
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
