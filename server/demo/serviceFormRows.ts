/** Forms of the demo: an inherited one for each service with a form, and own ones of some communes. */
import { normalizeField, type FormField } from "#domain/formFields";
import { serviceCatalogue, type Service } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";
import { officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import {
  applicant,
  childCare,
  civilStatus,
  closing,
  contact,
  election,
  finance,
  general,
  licence,
  offence,
  ownFields,
  residence,
  stay,
  vehicle,
  weapon,
} from "./formBlocks";
import { randomOf } from "./random";
import type { DemoUser } from "./userRows";

const partOf: Readonly<Record<ServiceGroup, readonly FormField[]>> = {
  ew: residence,
  at: stay,
  aw: stay,
  fs: licence,
  fw: licence,
  pw: civilStatus,
  ws: election,
  ikfz: vehicle,
  zw: vehicle,
  ewaffe: weapon,
  kita: childCare,
  service: general,
  fin: finance,
  owi: offence,
  other: general,
};

/** The form of a service for all communes. */
export function inheritedForm({ group }: Pick<Service, "group">): FormField[] {
  return [...applicant, ...contact, ...partOf[group], ...closing].map(normalizeField);
}

/** The inherited form with the commune's own fields before the closing ones, and without an unneeded question. */
function ownForm(service: Service): FormField[] {
  const fields = inheritedForm(service).filter(({ key }) => key !== "anrede");
  return fields.toSpliced(-closing.length, 0, ...ownFields.map(normalizeField));
}

const withForms = serviceCatalogue.filter(({ capabilities }) => capabilities.includes("forms"));

/** Rows of table service_form. About one commune in five has own forms, for up to two of its services. */
export function serviceFormRows(
  seed: string,
  start: Date,
  communes: readonly DemoCommune[],
  actors: readonly DemoUser[],
): Row<"service_form">[] {
  const inherited = withForms.map((service): Row<"service_form"> => ({
    commune_ags: null,
    service_id: service.id,
    fields: JSON.stringify(inheritedForm(service)),
    updated_at: communes[0]?.createdAt ?? start,
    updated_by_id: null,
    updated_by_name: null,
    updated_by_role: null,
  }));
  const own = communes.flatMap(({ row: [ags], services, initialization }) => {
    const random = randomOf(seed, "forms", ags);
    if (initialization !== "initialized" || !random.chance(0.2)) return [];
    const offered = withForms.filter(({ id }) => services.some((service) => service.id === id));
    return random.sample(offered, random.int(1, 2)).map((service): Row<"service_form"> => {
      const { id, username, type } = random.pick(actors);
      return {
        commune_ags: ags,
        service_id: service.id,
        fields: JSON.stringify(ownForm(service)),
        updated_at: officeHours(start, random.int(5, 40), random),
        updated_by_id: id,
        updated_by_name: username,
        updated_by_role: type,
      };
    });
  });
  return [...inherited, ...own];
}
