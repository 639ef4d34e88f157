import { join, resolve } from "node:path";

const checkout = process.env.BENCH_BASE;

/** Server of a built checkout to compare with, such as a clone at an older commit; null if BENCH_BASE is not set. */
export const baseProgram = checkout ? resolve(checkout, join("dist", "server", "main.mjs")) : null;
