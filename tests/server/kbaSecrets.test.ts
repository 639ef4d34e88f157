import { afterEach, expect, test } from "vitest";
import { calendarDayOf } from "#domain/calendarDays";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { recordKbaUse } from "#server/domain/kba/kbaUse";
import { readConfig } from "#server/config";
import { decryptSecret } from "#server/secretText";
import type { Database } from "#server/storage/database/database";
import { refuseActivities } from "../support/communeRecords";
import {
  augsburg,
  kbaFields,
  kbaMutation,
  newKbaSettings,
  selectedKba,
  storeKbaPlaces,
  type KbaMutation,
} from "../support/kba";
import { tableTexts, watchSecrets, type SecretWatch } from "../support/secretWatch";
import { addUser, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { startTestServer } from "./http/testServer";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

const secretKey = "only-for-tests-".repeat(4);
const passwords = [1, 2, 3, 4, 5, 6, 7].map((at) => `Geheimes Kfz-Passwört ${at}!`);
const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = "", seventh = ""] = passwords;

/** Forms in which a text might be stored or logged. */
function formsOf(text: string): readonly string[] {
  const encodings = (["utf8", "utf16le"] as const).flatMap((encoding) => {
    const bytes = Buffer.from(text, encoding);
    // Without the last characters, which depend on what follows.
    return [
      bytes.toString("base64").slice(0, -4),
      bytes.toString("base64url").slice(0, -4),
      bytes.toString("hex"),
    ];
  });
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), ...encodings];
}

interface Payload {
  readonly result: string | null;
  readonly errors: readonly { readonly code: string }[];
  readonly kbaSettings?: { readonly id: string } | null;
  readonly kbaSettingsEdge?: { readonly node: { readonly id: string } } | null;
}

async function start() {
  const lines: string[] = [];
  const env = { OPERATIONS: "any", SECRET_KEY: secretKey };
  const server = await startTestServer({ env, lines });
  undo.push(() => server.close());
  if (server.open === null) throw new Error("There is no database.");
  const { db } = server.open;
  await storeKbaPlaces(db);
  const admin = await addUser(db, { username: "admin", roles: systemRole("ADMIN") });
  const token = await addSession(db, admin, new Date());
  const watch = watchSecrets(server.url);
  for (const password of passwords) for (const form of formsOf(password)) watch.keepSecret(form);
  return { db, lines, watch, token };
}

const today = calendarDayOf(new Date());
const passwordOf = (counter: string, password: string) => ({
  identifier: `NEUKBA${counter}`,
  password,
  setOn: today,
});

function caller({ watch, token }: { readonly watch: SecretWatch; readonly token: string }) {
  const send = (source: string, variables: object, path = "/mgt/ikfz/graphql") =>
    watch.call(source, variables, { token, path });
  return {
    send,
    mutate: async (name: KbaMutation, input: object) => {
      const { data, codes } = await send(kbaMutation(name), { input });
      if (data === null) throw new Error(codes.join());
      return data["payload"] as Payload;
    },
  };
}

const storedPasswords = (db: Database) =>
  db
    .selectFrom("kba_settings")
    .select(["id", "kba_user", "password_identifier", "password", "previous_identifier", "previous_password"])
    .orderBy("kba_user")
    .execute();

test("KBA secrets: KBA passwords are in no response, log line, activity entry or copy of the database", async () => {
  const { db, lines, watch, token } = await start();
  const { send, mutate } = caller({ watch, token });
  const added = await mutate("addKbaSettings", newKbaSettings({ password: passwordOf("01", first) }));
  expect(added.result).toBe("SETTINGS_ADDED");
  const id = added.kbaSettingsEdge?.node.id;
  const change = (revision: number, counter: string, password: string, setOn = today) =>
    mutate("changeKbaPassword", { id, revision, password: { ...passwordOf(counter, password), setOn } });

  // Every way in which a password is refused.
  const again = newKbaSettings({ password: passwordOf("02", second) });
  expect((await mutate("addKbaSettings", again)).result).toBe("USER_EXISTS_ALREADY");
  expect((await change(1, "01", second)).result).toBe("PASSWORD_IDENTIFIER_INVALID");
  expect((await change(1, "02", second, "2020-01-01")).result).toBe("PASSWORD_EXPIRED");
  expect((await change(1, "02", second, "2099-01-01")).errors[0]?.code).toBe("date_in_future");
  expect((await change(1, "02", `${second}\n`)).errors[0]?.code).toBe("text_invalid");
  expect((await change(7, "02", second)).errors[0]?.code).toBe("conflict");
  // The server fails while a password is stored, and the failure is logged.
  const allow = await refuseActivities(db);
  expect((await change(1, "02", third)).result).toBe("UNKNOWN_INTERNAL_ERROR");
  await allow();
  // A call that does not fit the contract.
  const malformed = { id, revision: "1", password: { ...passwordOf("02", fourth), further: fourth } };
  expect((await send(kbaMutation("changeKbaPassword"), { input: malformed })).codes).toContain("bad_request");
  const literal = `mutation { changeKbaPassword(input: { password: "${fifth}" }) { result } }`;
  expect((await send(literal, {})).codes).not.toEqual([]);

  expect((await change(1, "02", sixth)).result).toBe("PASSWORD_CHANGED");
  const settings = { ...kbaFields, userNumber: "1" };
  expect((await mutate("saveKbaSettings", { id, revision: 2, settings })).result).toBe("EDITED");
  const unconfirmed = await storedPasswords(db);
  expect((await mutate("confirmKbaPassword", { id, revision: 3, works: false })).result).toBe(
    "PREVIOUS_PASSWORD_RESTORED",
  );
  expect((await change(4, "03", seventh)).result).toBe("PASSWORD_CHANGED");
  const [stored] = await storedPasswords(db);
  await recordKbaUse(db, stored?.id ?? "", "NEUKBA03", "SUCCEEDED", new Date());

  // Whatever can be read afterwards.
  const list = `edges { cursor node { ${selectedKba} } }`;
  const reads = [
    await send(`{ kbaSettings(ags: "${augsburg}") { ${list} } kbaExpiries { ${list} } }`, {}),
    await send(`query ($id: ID!) { node(id: $id) { ... on KbaSettings { ${selectedKba} } } }`, { id }),
    await send(
      "{ activities { edges { node { type changes { path before after } } } } }",
      {},
      "/mgt/v2/graphql",
    ),
  ];
  expect(reads.flatMap(({ codes }) => codes)).toEqual([]);
  expect(JSON.stringify(reads)).toContain("CHANGE_KBA_PASSWORD");
  expect(lines.join("")).toContain("KBA settings could not be changed");
  expect(await watch.leaks(db, lines)).toEqual([]);

  // Nor is what is stored in place of them.
  const encrypted = [...unconfirmed, ...(await storedPasswords(db))].flatMap((row) => [
    row.password,
    ...(row.previous_password === null ? [] : [row.previous_password]),
  ]);
  expect(encrypted).toHaveLength(3);
  for (const text of encrypted) {
    expect(JSON.stringify(reads) + lines.join("")).not.toContain(text);
    const tables = [...(await tableTexts(db))].filter(([, content]) => content.includes(text));
    expect(tables.map(([name]) => name).filter((name) => name !== "public.kba_settings")).toEqual([]);
  }
  expect((await mutate("removeKbaSettings", { id, revision: 6 })).result).toBe("DELETED");
  const left = [...(await tableTexts(db)).values()].filter((content) =>
    encrypted.some((text) => content.includes(text)),
  );
  expect(left).toEqual([]);
});

test("KBA secrets: a KBA password decrypts only in its row, under its identifier and with the key", async () => {
  const { db, watch, token } = await start();
  const { mutate } = caller({ watch, token });
  const add = async (user: string, password: string) =>
    mutate(
      "addKbaSettings",
      newKbaSettings({ user, password: { ...passwordOf("01", password), identifier: `${user}01` } }),
    );
  await add("NEUKBA", first);
  await add("OTHER", first);
  const [own, other] = await storedPasswords(db);
  if (!own || !other) throw new Error("Nothing was stored.");
  const { secretKeys } = readConfig({ SECRET_KEY: secretKey }, { demo: false });
  const foreign = readConfig({ SECRET_KEY: "another-key-of-".repeat(4) }, { demo: false });
  const read = (id: string, identifier: string, text: string, keys = secretKeys) =>
    decryptSecret(keys, kbaPasswordPlace(id, identifier), text);
  expect(read(own.id, "NEUKBA01", own.password)).toBe(first);
  // The same password is stored differently, so that equal ones cannot be recognised.
  expect(own.password).not.toBe(other.password);
  expect(read(own.id, "NEUKBA01", other.password)).toBeNull();
  expect(read(other.id, "NEUKBA01", own.password)).toBeNull();
  expect(read(own.id, "NEUKBA02", own.password)).toBeNull();
  expect(read(own.id, "NEUKBA01", own.password, foreign.secretKeys)).toBeNull();
});
