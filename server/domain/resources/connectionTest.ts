/** Tests the connection of an unsaved resource. */
import { readResource } from "#domain/resources/readResource";
import type { ResourceKey, ResourceKind } from "#domain/resources/resourceKinds";
import type { JsonObject } from "#domain/resources/resourceNodes";
import { resourceSchema } from "#domain/resources/resourceSchemas";
import { maskSecretValues } from "#domain/resources/resourceSecrets";
import { normaliseDocument } from "#domain/resources/resourceText";
import type { Context } from "#server/context";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { selectFirstAgs } from "#server/storage/communes/communes";
import { selectWithSecrets } from "#server/storage/resources/resources";
import { callProbe, type ConnectionTestResult } from "./callProbe";
import { credentialsOf, noCredentials, textOf, type Credentials } from "./credentials";
import { probeOf, type Probe } from "./probes";
import { documentErrors, problemErrors } from "./resourceProblems";
import { decryptResourceSecrets } from "./resourceSecrets";

/** A document to test. */
export interface TestedDocument extends ResourceKind {
  readonly yaml: string;
  /** The resource whose stored secrets replace placeholders; `null`: a new one, `undefined`: an unknown one. */
  readonly stored: ResourceKey | null | undefined;
}

/** Replaces AGS and service in an address if there is no commune. */
const neutralAgs = "00000000";
const neutralService = "test";

/**
 * Calls the address of a document. Sends no personal data, and sends secrets of the stored resource only to its stored
 * origin. Payload errors: not_found at `id`; at `yaml` resource_invalid with its location, connection_not_testable,
 * secret_address_changed.
 */
export async function testConnection(
  ctx: Context,
  { version, type, yaml, stored }: TestedDocument,
): Promise<Outcome<ConnectionTestResult>> {
  const kind = { version, type };
  const text = normaliseDocument(yaml);
  if (resourceSchema(kind) === undefined) return refused(userError("connection_not_testable", ["version"]));
  const problems = documentErrors(kind, text);
  const { value } = readResource(kind, text);
  if (problems.length > 0 || value === null) return refused(...problemErrors(kind, problems, ["yaml"]));
  const probe = probeOf(kind, value);
  if (probe === null) return refused(userError("connection_not_testable", ["yaml"]));
  const credentials = probe.sendsCredentials
    ? await readCredentials(ctx, { kind, text, value, probe, stored })
    : done(noCredentials);
  if (credentials.value === null) return refused(...credentials.errors);
  const ags = textOf(value["commune"]) ?? (await selectFirstAgs(ctx.db)) ?? neutralAgs;
  const url = probe.url.replaceAll("{ags}", ags).replaceAll("{service}", neutralService);
  const result = await callProbe(
    { ...probe, url },
    {
      headers: credentials.value.headers,
      allowedTargets: ctx.config.allowedTargets,
      signal: ctx.background.stopping,
    },
  );
  const { outcome, httpStatus, durationMs } = result;
  ctx.log.info({ type, outcome, httpStatus, durationMs }, "a connection was tested");
  return done(result);
}

interface Typed {
  readonly kind: ResourceKind;
  readonly text: string;
  readonly value: JsonObject;
  readonly probe: Probe;
  readonly stored: ResourceKey | null | undefined;
}

async function readCredentials(
  ctx: Context,
  { kind, text, value, probe, stored }: Typed,
): Promise<Outcome<Credentials>> {
  const { typed, kept } = maskSecretValues(kind, text);
  const secrets = new Map(typed);
  if (kept.length > 0 && stored !== null) {
    const [resource] = stored ? await selectWithSecrets(ctx.db, [stored]) : [];
    if (resource?.type !== kind.type || resource.version !== kind.version) {
      return refused(userError("not_found", ["id"]));
    }
    // Otherwise, a user could change the address and have the secrets sent to their own server.
    const before = probeOf(kind, readResource(kind, resource.document).value ?? {});
    const origin = originOf(probe.url);
    if (before === null || origin === null || originOf(before.url) !== origin) {
      return refused(userError("secret_address_changed", ["yaml"]));
    }
    const decrypted = decryptResourceSecrets(ctx.config.secretKeys, resource, resource.secrets);
    for (const pointer of kept) {
      const secret = decrypted[pointer];
      if (secret !== undefined) secrets.set(pointer, secret);
    }
  }
  const credentials = credentialsOf(value, (pointer) => secrets.get(pointer) ?? null);
  return credentials === null ? refused(secretMissing(kind, text)) : done(credentials);
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

function secretMissing(kind: ResourceKind, text: string) {
  const path = "/authentication";
  const from = readResource(kind, text).places.get(path)?.key.from ?? 0;
  const lines = text.slice(0, from).split("\n");
  const column = String((lines.at(-1) ?? "").length + 1);
  const params = { problem: "secret_missing", line: String(lines.length), column, path };
  return userError("resource_invalid", ["yaml"], params);
}
