import { readFileSync } from "node:fs";

const sampleMs = 25;

/** Resident memory of all threads of a process in MB, on Linux only. */
export function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Measures an operation of a server: its duration, and the peak of memory above the start. */
export async function measured(
  pid: number,
  work: () => Promise<void>,
): Promise<{ readonly seconds: number; readonly memory: number }> {
  const idle = memoryOf(pid);
  let peak = idle;
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), sampleMs);
  const begin = performance.now();
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return { seconds: (performance.now() - begin) / 1_000, memory: peak - idle };
}
