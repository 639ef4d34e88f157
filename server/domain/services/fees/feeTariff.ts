/** Searches the fee schedule for road traffic (GebOSt), which the operator may install in the folder of registers. */
import { open } from "node:fs/promises";
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
import { CsvRecords } from "#domain/imports/csvRecords";
import { searchTextMaxLength } from "#domain/limits";
import { searchForms } from "#domain/searchText";
import type { Context } from "#server/context";
import { failure } from "#server/failure";

const fileName = "gebost_tariff.csv";
const columns = ["gebOstNr", "text", "fee_eur"] as const;

interface SearchableEntry extends TariffEntry {
  /** The number, for comparisons. */
  readonly key: string;
  /** Folded forms of the text. */
  readonly forms: readonly string[];
}

/** Tariffs by the configuration of their server, which loads its own once. */
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
  const reader = new CsvRecords();
  const [header, ...rows] = [...reader.push(await readTariffFile(path)), ...reader.finish()];
  if (reader.problem) throw new Error(`The file has an open quote in line ${reader.problem.params["line"]}.`);
  const [numberAt = -1, textAt = -1, feeAt = -1] = columns.map((column) => header?.fields.indexOf(column));
  if (Math.min(numberAt, textAt, feeAt) < 0) throw new Error(`The columns are not ${columns.join(";")}.`);
  if (rows.length > tariffRowsMax) throw new Error(`The file has more than ${tariffRowsMax} rows.`);
  const entries = new Map<string, SearchableEntry>();
  for (const { fields } of rows) {
    const gebOstNr = singleSpaced(fields[numberAt] ?? "");
    const text = singleSpaced(fields[textAt] ?? "");
    const key = tariffNumberKey(gebOstNr);
    const isUsable = key !== "" && gebOstNr.length <= gebOstNrMaxLength && text !== "";
    if (!isUsable || entries.has(key)) continue;
    entries.set(key, {
      key,
      gebOstNr,
      text,
      ...parseTariffFee(fields[feeAt] ?? ""),
      forms: searchForms(text),
    });
  }
  return [...entries.values()];
}

async function readTariffFile(path: string): Promise<string> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > tariffMaxBytes) {
      throw new Error(`This is not a file of at most ${tariffMaxBytes} bytes.`);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.readFile());
  } finally {
    await file.close();
  }
}
