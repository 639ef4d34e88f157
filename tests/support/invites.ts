/** Invitations in server tests: the callers, the mutations, and a local mail server. */
import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import type { Database } from "#server/storage/database/database";
import { addUser, call, systemRole, type Caller } from "./serverCalls";
import { addSession } from "./sessions";

/** An e-mail that the mail server has accepted. */
export interface TakenMail {
  readonly to: string;
  /** Headers and body as received. */
  readonly raw: string;
}

/** A local mail server. */
export interface TestMailServer {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  /** Response to recipients; null accepts them. */
  refuse: { readonly code: number; readonly times: number } | null;
  readonly close: () => Promise<void>;
}

/** Starts a mail server that requires user and password. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === "sm" && password === "p@ss word"
        ? answer(null, { user: username })
        : answer(new Error("Wrong.")),
    onRcptTo: (_address, _session, answer) => {
      if (mailServer.refuse === null || mailServer.refuse.times === 0) return answer();
      mailServer.refuse = { ...mailServer.refuse, times: mailServer.refuse.times - 1 };
      return answer(Object.assign(new Error("Not now."), { responseCode: mailServer.refuse.code }));
    },
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        mails.push({ to: envelope.rcptTo[0]?.address ?? "", raw: Buffer.concat(parts).toString() });
        answer();
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const mailServer: TestMailServer = {
    url: `smtp://sm:p%40ss%20word@127.0.0.1:${address.port}`,
    mails,
    refuse: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

/** The text of an e-mail, decoded. */
export function textOf({ raw }: TakenMail): string {
  const part =
    /Content-Type: text\/plain[^\n]*\r?\n(?:[^\r\n]+\r?\n)*?\r?\n([\s\S]*?)\r?\n--/.exec(raw)?.[1] ?? "";
  if (/Content-Transfer-Encoding: base64/.test(raw)) return Buffer.from(part, "base64").toString();
  const bytes = part
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The token of a returned link; empty if there is none. */
export function linkToken(url: string | null | undefined): string {
  return new URL(url ?? "about:blank").searchParams.get("t") ?? "";
}

/** The token of an e-mail's link. */
export function tokenOf(mail: TakenMail): string {
  const token = /activate\?t=([\w-]{43})/.exec(textOf(mail))?.[1];
  if (token === undefined) throw new Error(`No link in ${textOf(mail)}`);
  return token;
}

const selection = `user { id status invitation { status delivery expiresAt resendAt invitedBy { username role } }
  passwordReset { status delivery resendAt } }
  errors { code field params { name value } }`;

const mutations = {
  sendUserInvite: `mutation($input: SendUserInviteInput!) { result: sendUserInvite(input: $input) { url: invitationUrl ${selection} } }`,
  withdrawUserInvite: `mutation($input: WithdrawUserInviteInput!) { result: withdrawUserInvite(input: $input) { ${selection} } }`,
  sendPasswordReset: `mutation($input: SendPasswordResetInput!) { result: sendPasswordReset(input: $input) { url: resetUrl ${selection} } }`,
} as const;

interface SeenLink {
  readonly status: string;
  readonly delivery: string;
  readonly expiresAt?: string;
  readonly resendAt: string;
  readonly invitedBy?: { readonly username: string; readonly role: string };
}

interface InvitePayload {
  readonly url?: string | null;
  readonly user: {
    readonly status: string;
    readonly invitation: SeenLink | null;
    readonly passwordReset: SeenLink | null;
  } | null;
  readonly errors: readonly { code: string; params: readonly { name: string; value: string }[] }[];
}

/** Calls a mutation for a user. Returns the payload, or the codes if the call failed. */
export async function inviteCall(
  db: Database,
  caller: Caller,
  name: keyof typeof mutations,
  userId: string,
): Promise<{ readonly payload: InvitePayload | null; readonly codes: readonly unknown[] }> {
  const id = Buffer.from(`User:${userId}`).toString("base64url");
  type Sent = { result: InvitePayload | null };
  const { data, codes } = await call<Sent>(db, caller, mutations[name], { input: { id } });
  return { payload: data?.result ?? null, codes };
}

/** Adds a support or admin user with an active session. */
export async function addManager(db: Database, type: "SUPPORT" | "ADMIN", username: string, now: Date) {
  const id = await addUser(db, { username, roles: systemRole(type) });
  return { id, token: await addSession(db, id, now), now };
}
