/** Maintenance of services in server tests: calls, and stored rows. */
import type { Database } from "#server/storage/database/database";
import { call } from "./serverCalls";

/** A maintenance as the calls select it. */
export interface SeenMaintenance {
  readonly serviceId: string;
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly revision: number;
  readonly texts: readonly { readonly language: string; readonly text: string }[];
  readonly updatedBy: { readonly username: string };
}

interface Payload {
  readonly service: { readonly maintenance: SeenMaintenance | null } | null;
  readonly errors: readonly {
    readonly code: string;
    readonly field: readonly string[] | null;
    readonly params: readonly { readonly name: string; readonly value: string }[];
  }[];
}

const selection = `{ service { maintenance {
  serviceId beginsAt endsAt revision texts { language text } updatedBy { username }
} } errors { code field params { name value } } }`;

interface Answer extends Pick<Payload, "errors"> {
  readonly maintenance: SeenMaintenance | null;
}

/** Saves or ends a maintenance and returns the payload; throws if the call fails as a whole. */
export async function changeMaintenance(
  db: Database,
  caller: { readonly token: string; readonly now: Date },
  name: "save" | "end",
  input: object,
): Promise<Answer> {
  const type = name === "save" ? "SaveServiceMaintenanceInput" : "EndServiceMaintenanceInput";
  const source = `mutation ($input: ${type}!) { answer: ${name}ServiceMaintenance(input: $input) ${selection} }`;
  const { data, codes } = await call<{ readonly answer: Payload }>(db, caller, source, { input });
  if (!data) throw new Error(codes.join());
  return { maintenance: data.answer.service?.maintenance ?? null, errors: data.answer.errors };
}

/** Stores a maintenance. */
export async function storeMaintenance(
  db: Database,
  serviceId: string,
  beginsAt: Date,
  endsAt: Date,
  texts: Readonly<Record<string, string>> = { de: "Wartung bis mittags." },
): Promise<void> {
  await db
    .insertInto("service_maintenance")
    .values({
      service_id: serviceId,
      begins_at: beginsAt,
      ends_at: endsAt,
      texts: JSON.stringify(texts),
      updated_at: beginsAt,
      updated_by_name: "support",
    })
    .execute();
}
