import { expect, test, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "#browser/loadChunk";
import { chunkLoadTimeoutMs } from "#domain/timings";

test("Chunks: times out after 120 seconds", async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  loadChunk(() => new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(chunkLoadTimeoutMs).toBe(120_000);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
});

test("Chunks: reports why a chunk failed to load", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const failed = loadChunk(() => Promise.reject(cause));
  await expect(failed).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(failed).rejects.toHaveProperty("cause", cause);
});

test("Chunks: resolves with the chunk and leaves no timer behind", async () => {
  vi.useFakeTimers();
  expect(await loadChunk(() => Promise.resolve("part"))).toBe("part");
  expect(vi.getTimerCount()).toBe(0);
});
