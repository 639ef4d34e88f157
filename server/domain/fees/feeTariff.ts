/** Searches the fee schedule for road traffic (GebOSt), which the operator may install in the folder of registers. */
import { join } from "node:path";
import { gebOstNrMaxLength } from "#domain/fees";
import {
  parseTariffFee,
  singleSpaced,
  tariffEntriesMax,
  tariffMaxBytes,
  tariffNumberKey,
  tariffRowsMax,
  type TariffEntry,
} from "#domain/feeTariff";
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { readRegisterFile } from "#server/domain/files/registerFile";

const fileName = "gebost_tariff.csv";
const columns = ["gebOstNr", "text", "fee_eur"] as const;

interface SearchableEntry extends TariffEntry {
  /** The number, for comparisons. */
  readonly key: string;
  /** Folded forms of the text. */
  readonly forms: readonly string[];
}

/** Tariffs by server configuration; each is loaded once. */
const tariffs = new WeakMap<Context["config"], Promise<readonly SearchableEntry[]>>();

/**
 * Finds entries whose number begins with the text, an equal one first, then those whose text contains it, in the order
 * of the tariff. Empty if there is no tariff. Throws bad_request for a text without 1 to 100 characters, and unless
 * `first` is from 1 to 50.
 */
export async function findTariffEntries(
  ctx: Pick<Context, "config" | "log">,
  text: string,
  first: number,
): Promise<readonly TariffEntry[]> {
  if (text.trim() === "" || text.length > searchTextMaxLength) {
    throw failure("bad_request", { detail: `text has 1 to ${searchTextMaxLength} characters.` });
  }
  if (first < 1 || first > tariffEntriesMax) {
    throw failure("bad_request", { detail: `first is from 1 to ${tariffEntriesMax}.` });
  }
  const entries = await tariffOf(ctx);
  const number = tariffNumberKey(text);
  const wanted = searchForms(text).filter((part) => part !== "");
  const equal = entries.filter(({ key }) => key === number);
  const byNumber = entries.filter(({ key }) => key.startsWith(number));
  const byText = entries.filter(({ forms }) =>
    wanted.some((part) => forms.some((own) => own.includes(part))),
  );
  return [...new Set([...equal, ...byNumber, ...byText])].slice(0, first);
}

/** The installed tariff; empty if there is none or its file cannot be read, which is logged once. */
function tariffOf({ config, log }: Pick<Context, "config" | "log">): Promise<readonly SearchableEntry[]> {
  const { registerDir } = config;
  if (registerDir === null) return Promise.resolve([]);
  const path = join(registerDir, fileName);
  const loaded =
    tariffs.get(config) ??
    loadTariff(path).catch((error: unknown) => {
      log.error({ err: error, file: path }, "the tariff of fees could not be loaded");
      return [];
    });
  tariffs.set(config, loaded);
  return loaded;
}

async function loadTariff(path: string): Promise<readonly SearchableEntry[]> {
  const rows = await readRegisterFile(path, { columns, maxBytes: tariffMaxBytes, maxRows: tariffRowsMax });
  const entries = new Map<string, SearchableEntry>();
  for (const [number = "", description = "", fee = ""] of rows) {
    const gebOstNr = singleSpaced(number);
    const text = singleSpaced(description);
    const key = tariffNumberKey(gebOstNr);
    const isUsable = key !== "" && gebOstNr.length <= gebOstNrMaxLength && text !== "";
    if (!isUsable || entries.has(key)) continue;
    entries.set(key, { key, gebOstNr, text, ...parseTariffFee(fee), forms: searchForms(text) });
  }
  return [...entries.values()];
}
