/** A fake server with the texts of one service: it has drafts and revisions, and other users may save in between. */
import { vi } from "vitest";
import { connection } from "./connection";
import type { Resolvers } from "./mockedEndpoints";
import { userError } from "./masterData";

interface StoredValue {
  readonly inheritedText: string | null;
  live: string | null;
  draft: string | null;
  revision: number;
}

interface Sent {
  readonly key: string;
  readonly language: string;
  readonly text: string;
  readonly isCurrent?: boolean;
}

interface SaveInput {
  readonly revision: number;
  readonly texts: readonly Sent[];
}

interface Filter {
  readonly text?: string | null;
  readonly section?: string | null;
  readonly flag?: string | null;
  readonly isFaulty?: boolean;
}

/** Key, German and English inherited text. */
type Line = readonly [key: string, de: string, en: string | null];

const usualService = "ikfz-neuzulassung";
const lines: readonly Line[] = [
  ["start.title", "Neuzulassung", "Registration"],
  ["start.fee", "In {kommune} kostet das {gebuehr}.", "In {kommune}, this costs {gebuehr}."],
  ["end.done", "Fertig", null],
];

export const textsUrl = `/mgt/textedit/09761000/${usualService}`;

export function textStore(richKeys: readonly string[] = [], serviceId = usualService) {
  const languages = ["de", "en"];
  const faultyKeys: string[] = [];
  let revision = 4;
  const stored = new Map(
    lines.flatMap(([key, ...texts]) =>
      languages.map((language, at): [string, StoredValue] => [
        `${language}/${key}`,
        { inheritedText: texts[at] ?? null, live: null, draft: null, revision: 1 },
      ]),
    ),
  );
  const valueOf = (language: string, key: string) => {
    const value = stored.get(`${language}/${key}`);
    if (!value) throw new Error("No such text.");
    return value;
  };
  const entry = (key: string) => ({
    id: `entry-${key}`,
    key,
    kind: "PARAGRAPH",
    isRich: richKeys.includes(key),
    values: languages.map((language) => {
      const { inheritedText, live, draft } = valueOf(language, key);
      const liveText = live ?? inheritedText;
      const text = draft ?? liveText;
      const flags = [...(text === null ? ["MISSING"] : []), ...(draft === null ? [] : ["DRAFT"])];
      return { language, text, liveText, inheritedText, outdatedGerman: null, flags };
    }),
  });
  const drafts = () => [...stored].filter(([, { draft }]) => draft !== null);
  const draftKeys = () => [...new Set(drafts().map(([id]) => id.slice(id.indexOf("/") + 1)))];
  const changes = () =>
    connection(
      drafts().map(([id, { draft, live, inheritedText }]) => {
        const [language = "", key = ""] = id.split("/");
        return { id, key, language, before: live ?? inheritedText, after: draft, isReset: false };
      }),
    );
  const versions: object[] = [];
  const texts = () => ({
    id: "texts",
    languages,
    revision,
    sections: ["start", "end"].map((key) => {
      const count = lines.filter(([one]) => one.startsWith(`${key}.`)).length;
      const zeros = { missing: 0, outdated: 0, needAttention: 0, identicalToGerman: 0, own: 0 };
      return { key, count, ...zeros, drafts: draftKeys().filter((one) => one.startsWith(`${key}.`)).length };
    }),
    entries: ({ filter }: { filter?: Filter | null }) => {
      const isFound = (key: string) =>
        (!filter?.isFaulty || faultyKeys.includes(key)) &&
        (filter?.flag !== "DRAFT" || draftKeys().includes(key));
      const found = lines.filter(([key]) => key.includes(filter?.text ?? "") && isFound(key));
      const sectionCounts = ["start", "end"].flatMap((key) => {
        const count = found.filter(([one]) => one.startsWith(`${key}.`)).length;
        return count === 0 ? [] : [{ key, count }];
      });
      const shown = found.filter(([key]) => key.startsWith(filter?.section ?? ""));
      return { ...connection(shown.map(([key]) => entry(key))), sectionCounts };
    },
    draftChanges: changes,
    versions: () => connection(versions),
  });
  const conflict = () => userError("conflict", null, { by: "k.brandl", at: "2026-11-20T13:02:00.000Z" });
  const write = ({ key, language, text }: Sent) => {
    revision += 1;
    const value = valueOf(language, key);
    const isLive = text === (value.live ?? value.inheritedText);
    Object.assign(value, { draft: isLive ? null : text, revision });
  };
  const saveTexts = vi.fn((_root: unknown, { input }: { input: SaveInput }): unknown => {
    const keys = [...new Set(input.texts.map(({ key }) => key))];
    const isStale = input.texts.some(({ key, language }) => valueOf(language, key).revision > input.revision);
    if (!isStale) input.texts.forEach(write);
    return { texts: texts(), entries: keys.map(entry), errors: isStale ? [conflict()] : [] };
  });
  /** Changes all drafts, and answers with their keys. */
  const changeDrafts = (change: (value: StoredValue) => void) => {
    const keys = draftKeys();
    for (const [, value] of drafts()) change(value);
    revision += 1;
    return { texts: texts(), entries: keys.map(entry), errors: [] };
  };
  const publishTexts = vi.fn((_root: unknown, { input }: { input: { revision: number } }): unknown =>
    input.revision === revision
      ? changeDrafts((value) => Object.assign(value, { live: value.draft, draft: null }))
      : { texts: texts(), entries: [], errors: [conflict()] },
  );
  const discardTextDraft = vi.fn((): unknown => changeDrafts((value) => (value.draft = null)));
  const restoreTextVersion = vi.fn((_root: unknown, _args: { input: { number: number } }): unknown => ({
    texts: texts(),
    entries: [],
    errors: [],
  }));
  /** Adds a published version. */
  const addVersion = (number: number) =>
    versions.unshift({
      id: `version-${number}`,
      number,
      comment: "",
      origin: "PUBLICATION",
      publishedAt: "2026-11-20T10:00:00.000Z",
      publishedBy: { username: "k.brandl" },
      changes: connection([]),
    });
  const service = () => ({
    __typename: "CommuneService",
    id: "service-1",
    serviceId,
    isEnabled: true,
    revision: 1,
    texts: texts(),
  });
  const commune = {
    id: "Commune:1",
    ags: "09761000",
    name: "Augsburg",
    picture: null,
    serviceIds: [serviceId],
  };
  const mgt: Resolvers = {
    Query: { commune: () => commune, communeService: service, node: service },
    Mutation: { saveTexts, publishTexts, discardTextDraft, restoreTextVersion },
  };
  /** Changes values of a text as another user. */
  const change = (language: string, key: string, values: Partial<StoredValue>) => {
    revision += 1;
    Object.assign(valueOf(language, key), values, { revision });
  };
  return {
    mgt,
    commune,
    service,
    saveTexts,
    publishTexts,
    restoreTextVersion,
    addVersion,
    texts,
    valueOf,
    saveAs: write,
    change,
    conflict,
    faultyKeys,
  };
}
