import { expect, test } from "vitest";
import { postgres } from "../support/databases";
import { makeCertificate, makeKey, makePkcs12 } from "../support/keystores";
import { addUser, call, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const check = `mutation ($content: String!, $password: String) {
  checkKeystore(input: { content: $content, password: $password }) {
    check { format certificates { expiresAt hasPrivateKey } problem { code detail } }
    errors { code field } } }`;

test("Typed keystore: an uploaded keystore is checked without being stored", async () => {
  const open = await postgres.open();
  try {
    const now = new Date("2026-11-20T10:00:00Z");
    const user = await addUser(open.db, { username: "support", roles: systemRole("SUPPORT") });
    const token = await addSession(open.db, user, now);
    const send = async (content: Buffer, password: string | null) => {
      const variables = { content: content.toString("base64"), password };
      return (await call(open.db, { token, now }, check, variables)).data?.["checkKeystore"];
    };
    const key = makeKey();
    const content = makePkcs12({
      keys: [key],
      certificates: [makeCertificate("Siegel", key)],
      password: "geheim",
    });
    expect(await send(content, "geheim")).toEqual({
      check: {
        format: "PKCS12",
        certificates: [{ expiresAt: "2030-06-01T12:00:00.000Z", hasPrivateKey: true }],
        problem: null,
      },
      errors: [],
    });
    expect(await send(content, null)).toMatchObject({
      check: { certificates: [], problem: { code: "KEYSTORE_PASSWORD_WRONG", detail: null } },
    });
    const refusal = (code: string) => ({ check: null, errors: [{ code, field: ["content"] }] });
    expect(await send(Buffer.alloc(0), null)).toEqual(refusal("file_empty"));
    expect(await send(Buffer.alloc(65_537), null)).toEqual(refusal("file_too_large"));
  } finally {
    await open.close();
  }
});
