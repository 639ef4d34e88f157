/** Transfers of texts through the endpoint, run like the server does. */
import { textTransferRuns } from "#server/domain/texts/transfer/copyTexts";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { storeCommuneRecords } from "./communeRecords";
import { type DatabaseKind } from "./databases";
import { execute, type RunChanges } from "./runs";
import { harnessTime, serverHarness, type SeenError, type ServerHarness } from "./serverHarness";
import { storeInheritedTexts, textService } from "./serviceTexts";

/** A text of a service. */
export interface OwnText {
  readonly key: string;
  readonly language: string;
  readonly live?: string;
  readonly draft?: string;
  readonly revision?: number;
}

export interface SeenTransfer {
  readonly id: string;
  readonly state: string;
  readonly textCount: number;
  readonly counts: Readonly<Record<"total" | "waiting" | "done" | "failed" | "partial", number>>;
}

export interface TransferHarness extends ServerHarness {
  /** Stores a commune with the service and these texts; returns its AGS. */
  commune(texts?: readonly OwnText[], languages?: readonly string[]): Promise<string>;
  /** Prepares a transfer, by default of a German title as drafts, without overwriting. */
  prepare(
    source: string,
    communes: readonly string[],
    input?: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<{ readonly transfer: SeenTransfer; readonly errors: readonly SeenError[] }>;
  change(
    name: string,
    input: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<readonly SeenError[]>;
  /** Runs a transfer like the server does; true if it is over. */
  run(id: string, changes?: RunChanges): Promise<boolean>;
  /** Prepares, starts and runs a transfer; returns its results by AGS. */
  transfer(
    source: string,
    communes: readonly string[],
    input?: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>>>;
  node(id: string, fields: string): Promise<Record<string, unknown>>;
  results(id: string): Promise<Readonly<Record<string, unknown>>>;
  /** The stored texts of a commune, by key and language. */
  texts(ags: string): Promise<Readonly<Record<string, unknown>>>;
}

const selection = "transfer { id state textCount counts { total waiting done failed impossible partial } }";

/** Opens a harness with the inherited texts; calls are made as support. */
export async function transferHarness(kind: DatabaseKind): Promise<TransferHarness> {
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  await storeInheritedTexts(db);
  let number = 0;
  const nodeOf = (ags: string) => toNodeId("CommuneService", `${ags}/${textService}`);
  const self: TransferHarness = {
    ...harness,
    async commune(texts = [], languages = ["de", "en"]) {
      number += 1;
      const { ags } = await storeCommuneRecords(db, `0920${String(number).padStart(4, "0")}`);
      const of = { commune_ags: ags, service_id: textService };
      await db
        .insertInto("service_texts")
        .values({ ...of, languages: [...languages], revision: 5 })
        .execute();
      for (const { key, language, live = null, draft, revision = 5 } of texts) {
        const values = { key, language, live_value: live, has_draft: draft !== undefined, revision };
        await db
          .insertInto("service_text")
          .values({ ...of, ...values, draft_value: draft ?? null })
          .execute();
      }
      return ags;
    },
    async prepare(source, communes, input = {}, token) {
      const first = { keys: ["start.title"], languages: ["de"], mode: "DRAFT", overwrite: false };
      const { payload, errors } = await harness.mutate(
        "prepareTextTransfer",
        selection,
        { id: nodeOf(source), communes, ...first, ...input },
        token === undefined ? {} : { token },
      );
      return { transfer: (payload as { transfer: SeenTransfer }).transfer, errors };
    },
    async change(name, input, token) {
      return (await harness.mutate(name, selection, input, token === undefined ? {} : { token })).errors;
    },
    async run(id, changes = {}) {
      const bareId = bareIdOf("TextTransfer", id) ?? "";
      return (await execute(db, textTransferRuns, bareId, { now: () => harnessTime, ...changes })).isOver;
    },
    async transfer(source, communes, input) {
      const { transfer } = await self.prepare(source, communes, input);
      await self.change("startTextTransfer", { id: transfer.id });
      await self.run(transfer.id);
      return self.results(transfer.id);
    },
    async node(id, fields) {
      const answer = await harness.read(
        `query ($id: ID!) { node(id: $id) { ... on TextTransfer { ${fields} } } }`,
        {
          id,
        },
      );
      return answer["node"] as Record<string, unknown>;
    },
    async results(id) {
      const fields =
        "results { edges { node { ags state copied kept changed error { code params { value } } } } }";
      const { results } = (await self.node(id, fields)) as {
        results: { edges: readonly { node: { ags: string; error: ErrorOf | null } }[] };
      };
      return Object.fromEntries(
        results.edges.map(({ node: { ags, error, ...numbers } }) => [
          ags,
          { ...numbers, error: error && [error.code, ...error.params.map(({ value }) => value)].join(" ") },
        ]),
      );
    },
    async texts(ags) {
      const rows = await db
        .selectFrom("service_text")
        .select(["key", "language", "live_value as live", "draft_value as draft", "has_draft as hasDraft"])
        .where("commune_ags", "=", ags)
        .orderBy("key")
        .execute();
      return Object.fromEntries(
        rows.map(({ key, language, live, draft, hasDraft }) => [
          `${key} ${language}`,
          hasDraft ? { live, draft } : { live },
        ]),
      );
    },
  };
  return self;
}

interface ErrorOf {
  readonly code: string;
  readonly params: readonly { readonly value: string }[];
}
