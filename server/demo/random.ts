/** Reproducible random numbers: the same seed and subject give the same draws, independent of all other draws. */
import { createHash } from "node:crypto";

/** A stream of random draws. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from min to max, both inclusive. */
  int(min: number, max: number): number;
  /** Returns true with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items. Throws a RangeError if there are none. */
  pick<T>(items: readonly T[]): T;
  /** Up to `count` different items in random order; all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** The stream for a seed and a subject, such as a table name and a key. */
export function randomOf(seed: string, ...subject: readonly string[]): Random {
  const digest = createHash("sha256")
    .update(JSON.stringify([seed, ...subject]))
    .digest();
  let state = digest.readUInt32LE(0);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
    sample: (items, count) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ item }) => item),
  };
}

/** The reproducible id for a seed and a subject, in the format of a random UUID (version 4). */
export function uuidOf(seed: string, ...subject: readonly string[]): string {
  const hex = createHash("sha256")
    .update(JSON.stringify(["uuid", seed, ...subject]))
    .digest("hex");
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/**
 * Returns a function that draws distinct ids in the format of random UUIDs from a stream. It is fast enough for large
 * numbers of ids.
 */
export function uuidsOf(random: Pick<Random, "next">): () => string {
  const part = () =>
    Math.floor(random.next() * 4_294_967_296)
      .toString(16)
      .padStart(8, "0");
  return () => {
    const [a, b, c, d] = [part(), part(), part(), part()];
    return [a, b.slice(0, 4), `4${b.slice(5)}`, `a${c.slice(1, 4)}`, c.slice(4) + d].join("-");
  };
}
