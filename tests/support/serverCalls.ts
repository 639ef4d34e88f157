/** Calls to the endpoint mgt without HTTP: the real SDL, resolvers, guards and database. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { graphql, parse, subscribe, type ExecutionResult } from "graphql";
import type { RoleType } from "#domain/permissions";
import { readConfig } from "#server/config";
import type { BrowserTokens, Context, ViewerRole } from "#server/context";
import { nameKey } from "#server/domain/users/nameKey";
import { findViewer } from "#server/domain/sessions/sessions";
import { createSchema } from "#server/graphql/endpoint";
import type { SecretKeys } from "#server/secretKey";
import { createLoaders } from "#server/loaders";
import { mgtResolvers } from "#server/mgt/resolvers";
import type { Database } from "#server/storage/database/database";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";
import { silent } from "./databases";
import { servicesOf } from "./services";

const schema = createSchema(readFileSync("schema/mgt.graphql", "utf8"), mgtResolvers);
const config = readConfig({ SECRET_KEY: "only-for-tests-".repeat(4), STAGE: "TEST" }, { demo: false });

/** Origin and time of a call. */
export interface Caller {
  readonly token?: string | null;
  readonly address?: string;
  readonly now?: Date;
  readonly isBackground?: boolean;
  /** Tokens stored by the caller's browser; none by default. */
  readonly browser?: BrowserTokens;
  /** URL of a mail server; none by default. */
  readonly smtpUrl?: string;
  /** Sender that the environment sets; none by default. */
  readonly mailFrom?: string;
  /** Keys of the server, if not those of all tests. */
  readonly secretKeys?: SecretKeys;
}

/** Response data by field name or alias. */
export type AnswerData = Readonly<Record<string, unknown>>;

/** The part of a response that tests read. */
export interface CallResult<Data extends object = AnswerData> {
  readonly data: Data | null | undefined;
  /** Codes of the errors; empty on success. */
  readonly codes: readonly unknown[];
  readonly errors: ExecutionResult["errors"];
}

/** Creates the context of a call like the server does. */
export async function contextOf(db: Database, caller: Caller = {}): Promise<Context> {
  const now = () => caller.now ?? new Date();
  const isBackground = caller.isBackground ?? false;
  return {
    config: {
      ...config,
      smtpUrl: caller.smtpUrl ?? null,
      mailFrom: caller.mailFrom ?? null,
      secretKeys: caller.secretKeys ?? config.secretKeys,
    },
    db,
    loaders: createLoaders(db),
    ...servicesOf(db),
    log: silent,
    viewer: await findViewer(db, caller.token ?? null, { isBackground, now: now() }),
    address: caller.address ?? "203.0.113.1",
    isBackground,
    requestId: "test",
    userAgent: "test",
    browser: caller.browser,
    signPath: (path) => `${path}?signed`,
    signDownload: (path) => `${path}?signed`,
    now,
  };
}

/** A browser that stores the tokens of logins. */
export function openBrowser(): BrowserTokens {
  let kept: readonly string[] = [];
  return {
    get tokens() {
      return kept;
    },
    storeTokens: (tokens) => void (kept = tokens),
  };
}

/** Sends a document to the endpoint. */
export async function call<Data extends object = AnswerData>(
  db: Database,
  caller: Caller,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<CallResult<Data>> {
  const contextValue = await contextOf(db, caller);
  return answered<Data>(await graphql({ schema, source, variableValues, contextValue }));
}

/** Opens a subscription of the endpoint; returns the codes of the errors if it is refused. */
export async function openStream(
  db: Database,
  caller: Caller,
  source: string,
  variableValues: Record<string, unknown>,
): Promise<AsyncGenerator<ExecutionResult, void> | readonly unknown[]> {
  const contextValue = await contextOf(db, caller);
  const opened = await subscribe({ schema, document: parse(source), variableValues, contextValue });
  return Symbol.asyncIterator in opened ? opened : answered(opened).codes;
}

/** A response with its error codes. The author of a document knows the type of its data. */
export function answered<Data extends object = AnswerData>({
  data,
  errors,
}: ExecutionResult): CallResult<Data> {
  const codes = (errors ?? []).map((error) => error.extensions["code"] ?? error.message);
  return { data: data as Data | null | undefined, errors, codes };
}

/** A user to store. */
export interface NewUser {
  readonly username: string;
  readonly email?: string;
  readonly active?: boolean;
  readonly passwordHash?: string | null;
  readonly roles?: readonly ViewerRole[];
}

/** A member's role entry. */
export function memberOf(ags: string, ...services: string[]): ViewerRole {
  return { type: "MEMBER", ags, services };
}

/** Stores a user, active by default; returns the bare id. */
export async function addUser(db: Database, user: NewUser): Promise<string> {
  const { username, email = `${username}@example.org`, active = true, passwordHash = null } = user;
  const { id } = await db
    .insertInto("user_account")
    .values({
      id: randomUUID(),
      username,
      email,
      active,
      password_hash: passwordHash,
      username_key: nameKey(username),
      username_skeleton: usernameSkeleton(username),
      email_key: nameKey(email),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [position, { type, ags, services }] of (user.roles ?? []).entries()) {
    const role = { user_id: id, position, type, commune_ags: ags, services: [...services] };
    await db.insertInto("user_role").values(role).execute();
  }
  return id;
}

/** The single role entry of support or admin. */
export function systemRole(type: Exclude<RoleType, "MEMBER">): readonly ViewerRole[] {
  return [{ type, ags: null, services: [] }];
}
