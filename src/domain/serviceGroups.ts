/** Service groups: the prefix of the service id if it is one of these, else other. */
export const serviceGroups = [
  "ew",
  "at",
  "aw",
  "fs",
  "fw",
  "pw",
  "ws",
  "ikfz",
  "zw",
  "ewaffe",
  "kita",
  "service",
  "fin",
  "owi",
  "other",
] as const;

export type ServiceGroup = (typeof serviceGroups)[number];
