/** Searches all responses, logs and tables of a server for secrets that only one response may contain. */
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";

/** A response as received. */
export interface WatchedAnswer {
  readonly data: Record<string, unknown> | null;
  readonly codes: readonly string[];
}

export interface SecretWatch {
  /** Calls an endpoint, by default mgt; secrets that are sent or returned are watched from then on. */
  readonly call: (source: string, variables?: object, options?: CallOptions) => Promise<WatchedAnswer>;
  /** Adds a secret that no response may contain. */
  readonly keepSecret: (secret: string) => void;
  /** Where secrets were found that must not be there: in responses, logs or tables. */
  readonly leaks: (db: Database, log: readonly string[]) => Promise<readonly string[]>;
  /** Number of watched secrets. */
  readonly count: () => number;
}

interface CallOptions {
  readonly token?: string;
  readonly file?: File;
  readonly path?: string;
}

/** Tokens: 32 random bytes in base64url. */
const tokenForm = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Operations that return a token, as the field of the response. */
const handsOut = /\b(token|invitationUrl|resetUrl|links)\b/;

/** Watches the server at that URL. */
export function watchSecrets(url: string): SecretWatch {
  const answers: { readonly source: string; readonly text: string; readonly headers: Headers }[] = [];
  /** Secrets with the response that may contain them; null if none may. */
  const secrets = new Map<string, number | null>();

  return {
    async call(source, variables = {}, { token, file, path = "/mgt/graphql" } = {}) {
      const headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
      const operations = JSON.stringify({ query: source, variables });
      const body = file ? new FormData() : operations;
      if (file && typeof body !== "string") {
        body.append("operations", operations);
        body.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
        body.append("0", file);
      }
      const json = file ? headers : { ...headers, "Content-Type": "application/json" };
      const response = await fetch(`${url}${path}`, { method: "POST", headers: json, body });
      const text = await response.text();
      const place = answers.push({ source, text, headers: response.headers }) - 1;
      if (handsOut.test(source)) {
        for (const [found] of text.matchAll(tokenForm)) secrets.set(found, place);
      }
      const { data = null, errors = [] } = JSON.parse(text) as {
        data?: Record<string, unknown> | null;
        errors?: { extensions: { code: string } }[];
      };
      return { data, codes: errors.map(({ extensions }) => extensions.code) };
    },
    keepSecret: (secret) => void secrets.set(secret, null),
    count: () => secrets.size,
    async leaks(db, log) {
      const found: string[] = [];
      const tables = await tableTexts(db);
      const hashes = await storedHashes(db);
      for (const [secret, place] of secrets) {
        for (const [at, { source, text }] of answers.entries()) {
          if (at !== place && text.includes(secret)) found.push(`answer to ${source}`);
        }
        for (const [name, text] of tables) if (text.includes(secret)) found.push(`table ${name}`);
      }
      for (const secret of [...secrets.keys(), ...hashes]) {
        if (log.some((line) => line.includes(secret))) found.push("log");
      }
      for (const hash of hashes) {
        for (const { source, text } of answers) if (text.includes(hash)) found.push(`answer to ${source}`);
        for (const [name, text] of tables) {
          if (!ownHashes.has(name) && text.includes(hash)) found.push(`hash in table ${name}`);
        }
      }
      for (const { source, headers } of answers) {
        if (headers.get("Cache-Control") !== "no-store") found.push(`cache of ${source}`);
        if (headers.get("Referrer-Policy") !== "no-referrer") found.push(`referrer of ${source}`);
      }
      return [...new Set(found)];
    },
  };
}

/** Tables that store hashes. */
const ownHashes = new Set(["public.user_account", "public.user_invitation", "public.user_session"]);

/** All rows of all tables as text, including the queue's. */
export async function tableTexts(db: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db);
  const texts = new Map<string, string>();
  for (const { schema, name } of rows) {
    const found = await sql<{ text: string | null }>`
      select string_agg(t::text, chr(10)) as text from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    texts.set(`${schema}.${name}`, found.rows[0]?.text ?? "");
  }
  return texts;
}

/** Hashes of passwords, and of tokens as hexadecimal and base64 text. */
async function storedHashes(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from user_account
    union select encode(token_hash, 'hex') from user_invitation
    union select encode(token_hash, 'base64') from user_invitation
    union select encode(token_hash, 'hex') from user_session
    union select encode(token_hash, 'base64') from user_session`.execute(db);
  return rows.flatMap(({ hash }) => hash ?? []);
}
