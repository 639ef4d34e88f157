import { createHash } from "node:crypto";
import { graphql, type GraphQLError } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpointNames, type EndpointName } from "#domain/endpoints";
import { hashPassword } from "#server/domain/sessions/passwords";
import { shapeError } from "#server/graphql/errorMasking";
import { databases, silent, type TestDatabase } from "../support/databases";
import { documentOf } from "../support/matrix/fieldCall";
import { fieldCalls } from "../support/matrix/fieldCalls";
import { inputPlaces, withInput, type InputPlace } from "../support/matrix/inputs";
import {
  contextFor,
  definitionsOf,
  openWorld,
  schemaOf,
  type Person,
  type World,
} from "../support/matrix/world";

/** 4,000 letters and digits that no database compresses, so that they fit into no index. */
const longText = Array.from({ length: 63 }, (_, at) => createHash("sha256").update(String(at)).digest("hex"))
  .join("")
  .slice(0, 4_000);

const longValues: Readonly<Record<string, readonly unknown[]>> = {
  AGS: [longText],
  Cents: [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  Float: [Number.MAX_VALUE],
  ID: [longText],
  Int: [2_147_483_647, -2_147_483_648],
  JSON: [{ [longText]: longText }],
  String: [longText],
};

const fields = endpointNames.flatMap((endpoint) =>
  [...definitionsOf(endpoint).fields]
    .filter(([name]) => !name.startsWith("Subscription."))
    .map(([name, field]) => ({ endpoint, name, field, places: inputPlaces(field) }))
    .filter(({ places }) => places.some(({ type }) => type in longValues)),
);

const codeOf = (error: GraphQLError) => shapeError(error, "reference", silent).body.extensions.code;

describe.each(databases)("Long values on $name", (kind) => {
  let open: TestDatabase;
  let world: World;
  let admin: Person;
  beforeAll(async () => {
    open = await kind.open();
    const opened = await openWorld(open.db);
    // One commune is enough, since hardly any of the calls changes something.
    const purposeOf = (purpose: string) => (purpose.startsWith("transfer") ? purpose : "read");
    world = { ...opened, communeFor: (purpose) => opened.communeFor(purposeOf(purpose)) };
    const found = world.people.find(({ name }) => name === "an admin");
    if (!found) throw new Error("There is no admin.");
    admin = found;
    const password_hash = await hashPassword("only-for-this-test");
    await open.db.updateTable("user_account").set({ password_hash }).where("id", "=", admin.id).execute();
  });
  afterAll(() => open.close());

  /** The places whose long values the server does not expect. */
  async function unexpected(endpoint: EndpointName, name: string, { path, type }: InputPlace) {
    const field = definitionsOf(endpoint).fields.get(name);
    if (!field) throw new Error(`There is no ${name}.`);
    const call = fieldCalls[endpoint][name];
    const failures: string[] = [];
    for (const value of longValues[type] ?? []) {
      const by = call?.endsSessions ? await world.doubleOf(admin) : admin;
      const variables = withInput(field, (await call?.own(world, by)) ?? {}, { path, type }, value);
      const { errors } = await graphql({
        schema: schemaOf(endpoint),
        source: documentOf(name, field, variables),
        variableValues: variables,
        contextValue: { ...(await contextFor(open.db, by)), intake: "granted" },
      });
      if (errors?.some((error) => codeOf(error) === "internal_error")) {
        failures.push(`${path.join(".")}: ${String(errors[0]?.message).slice(0, 200)}`);
      }
    }
    return failures;
  }

  test.each(fields)("are refused or stored by $name of $endpoint", async ({ endpoint, name, places }) => {
    const failures: string[] = [];
    for (const place of places) failures.push(...(await unexpected(endpoint, name, place)));
    expect(failures).toEqual([]);
  });
});
