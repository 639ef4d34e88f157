/** What the address of the services says of the list; each member is absent where it restricts nothing. */
import { searchTextMaxLength } from "#domain/limits";
import { serviceGroups, type ServiceGroup } from "#domain/serviceGroups";

export const serviceStates = ["enabled", "disabled"] as const;
export type ServiceState = (typeof serviceStates)[number];

export interface ServicesSearch {
  readonly text?: string;
  readonly state?: ServiceState;
  readonly group?: ServiceGroup;
}

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseServicesSearch(raw: Readonly<Record<string, unknown>>): ServicesSearch {
  const text =
    typeof raw.text === "string" ? raw.text.replace(/\p{Cc}/gu, " ").slice(0, searchTextMaxLength) : "";
  const state = serviceStates.find((known) => known === raw.state);
  const group = serviceGroups.find((known) => known === raw.group);
  return { ...(text.trim() && { text }), ...(state && { state }), ...(group && { group }) };
}
