/** Hashes of log entries. Personal values enter only as a salted digest, so that they can be replaced later. */
import { createHash } from "node:crypto";
import type { HashedEntry } from "#server/storage/activity/chain";
import { splitPersonal } from "./personalValues";

/** Version of the form in which entries are hashed. */
export const hashForm = 1;

/** The hash before the first link. */
export const firstHash: Uint8Array = new Uint8Array(32);

/** Digest of the personal values of an entry: names, ids and e-mail addresses of users. */
export function personalDigestOf(entry: HashedEntry, salt: Uint8Array): Uint8Array {
  const isUser = entry.target_kind === "user";
  const values = [
    entry.actor_user_id,
    entry.actor_name,
    isUser ? entry.target_id : null,
    isUser ? entry.label : null,
    splitPersonal(entry, entry.before).personal,
    splitPersonal(entry, entry.after).personal,
  ];
  return createHash("sha256").update(salt).update(canonicalJson(values)).digest();
}

/** Hash of a link: of the hash before, the digest of personal values, and all other values of the entry. */
export function linkHash(previous: Uint8Array, personalDigest: Uint8Array, entry: HashedEntry): Uint8Array {
  const isUser = entry.target_kind === "user";
  const values = [
    entry.id,
    entry.at.toISOString(),
    entry.type,
    entry.actor_role,
    entry.target_kind,
    isUser ? null : entry.target_id,
    entry.commune_ags,
    entry.service_id,
    isUser ? null : entry.label,
    entry.job_id,
    entry.correlation_id,
    entry.restores_id,
    splitPersonal(entry, entry.before).others,
    splitPersonal(entry, entry.after).others,
  ];
  return createHash("sha256")
    .update(previous)
    .update(personalDigest)
    .update(canonicalJson([hashForm, ...values]))
    .digest();
}

/** JSON without spaces whose keys are sorted by code units, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value ?? null));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, below]): [string, unknown] => [key, sorted(below)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
