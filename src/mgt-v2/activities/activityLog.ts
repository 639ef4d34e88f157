/** Search params of the whole activity log and their query variables. */
import { activitySections, activityTypesOf, snapshotSubjectOf } from "#domain/activitySections";
import { activityTypes, type ActivityType } from "#domain/activityTypes";
import { isAgs } from "#domain/ags";
import { automatedJobNames } from "#domain/automatedJobs";
import { filterValuesMax, searchTextMaxLength } from "#domain/limits";
import { resourceUrnMaxLength } from "#domain/resources/resourceKinds";
import { findService } from "#domain/serviceCatalogue";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { caseInsensitive, daySpan, freeText, manyOf, oneOf } from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { rangeOf } from "#ui/table/spans";

/** Roles of actors in the URL, with their values in the contract. */
const roles = { member: "MEMBER", support: "SUPPORT", admin: "ADMIN", system: "SYSTEM" } as const;
export type ActorRoleName = keyof typeof roles;
export const actorRoles = [
  "member",
  "support",
  "admin",
  "system",
] as const satisfies readonly ActorRoleName[];

const idMaxLength = 200;
const userIds = manyOf(
  (text: string) => (/^[\w+/=:.-]+$/.test(text) && text.length <= idMaxLength ? text : undefined),
  filterValuesMax,
);

export const activityLog = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: {
    type: manyOf(caseInsensitive(activityTypes), activityTypes.length),
    /** Users who acted, by User.id at /mgt/graphql. */
    by: userIds,
    /** Users whom an entry is about, by User.id. */
    about: userIds,
    role: manyOf(caseInsensitive(actorRoles), actorRoles.length),
    commune: manyOf((text: string) => (isAgs(text) ? text : undefined), filterValuesMax),
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, filterValuesMax),
    section: oneOf(activitySections),
    period: daySpan("from", "to"),
    /** URN. */
    resource: freeText(resourceUrnMaxLength),
    /** Automated job. */
    job: oneOf(automatedJobNames),
    /** Correlation id of the entries that one action caused. */
    action: freeText(idMaxLength),
  },
});

export type ActivityLogSearch = SearchOf<typeof activityLog>;
export type ActivityLogAddress = ListAddress<ActivityLogSearch>;

/**
 * Parses the search params. A section without any of the chosen types matches nothing, and the contract reads an empty
 * list as all types, so such a section is reported as a faulty value.
 */
export function parseActivityLog(raw: Readonly<Record<string, unknown>>): ActivityLogSearch {
  const search = activityLog.parse(raw);
  const { section, type, faults } = search;
  if (section === undefined || type === undefined || typesOf(search)?.length !== 0) return search;
  return { ...search, section: undefined, faults: { ...faults, section: [section] } };
}

function typesOf({ type, section }: ActivityLogSearch): readonly ActivityType[] | undefined {
  const ofSection = section && activityTypesOf(section);
  return type && ofSection ? type.filter((one) => ofSection.includes(one)) : (type ?? ofSection);
}

/** ActivityFilter of the contract; null for all entries. */
export function logFilterOf(search: ActivityLogSearch) {
  const { text, by, about, role, commune, service, section, resource, job, action } = search;
  const types = typesOf(search);
  const snapshotsOf = section && snapshotSubjectOf(section);
  const period = rangeOf(activityLog.span(search, "period"));
  const filter = {
    ...(types && { types }),
    ...(snapshotsOf && { snapshotsOf }),
    ...(by && { actors: by }),
    ...(about && { users: about }),
    ...(role && { roles: role.map((name) => roles[name]) }),
    ...(commune && { communes: commune }),
    ...(service && { services: service }),
    ...(period && { period }),
    ...(text?.trim() && { text: text.trim() }),
    ...(resource && { resourceUrn: resource }),
    ...(job && { automatedJob: job }),
    ...(action && { correlationId: action }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
