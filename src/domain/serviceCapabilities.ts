/** Configurable parts of a service; each capability has a screen. */
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
