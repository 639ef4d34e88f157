/** Detects duplicate rows in a file with memory that depends only on their number. */

/** 64-bit hash of a key as two integers from 0 to 2³² - 1; collisions are practically impossible. */
export interface KeyBits {
  readonly high: number;
  readonly low: number;
}

/** Hashes a key. The database stores the hash with each row, so changing it needs a migration. */
export function keyBits(key: string): KeyBits {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < key.length; at++) {
    const unit = key.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  const mixedHigh = mix(high) ^ mixOther(low);
  const mixedLow = mix(low) ^ mixOther(high);
  return { high: mixedHigh >>> 0, low: mixedLow >>> 0 };
}

function mix(value: number): number {
  return Math.imul(value ^ (value >>> 16), 0x85ebca6b);
}

function mixOther(value: number): number {
  return Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
}

const initialSlots = 4_096;

/** Hash table of all keys so far, each with the line of its first row. 12 bytes per slot, at most two thirds full. */
export class SeenKeys {
  #highs = new Uint32Array(initialSlots);
  #lows = new Uint32Array(initialSlots);
  /** 0 marks a free slot. */
  #lines = new Uint32Array(initialSlots);
  #count = 0;

  /**
   * Adds a key. Returns the line of its first row if it was added before, else null. `line` is at least 1.
   */
  note({ high, low }: KeyBits, line: number): number | null {
    const slot = this.#slotOf(high, low);
    const firstLine = this.#lines[slot] ?? 0;
    if (firstLine > 0) return firstLine;
    this.#set(slot, high, low, line);
    this.#count += 1;
    if (this.#count * 3 > this.#lines.length * 2) this.#grow();
    return null;
  }

  #slotOf(high: number, low: number): number {
    const mask = this.#lines.length - 1;
    let slot = low & mask;
    while (this.#lines[slot] !== 0 && (this.#highs[slot] !== high || this.#lows[slot] !== low)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #set(slot: number, high: number, low: number, line: number): void {
    this.#highs[slot] = high;
    this.#lows[slot] = low;
    this.#lines[slot] = line;
  }

  #grow(): void {
    const [highs, lows, lines] = [this.#highs, this.#lows, this.#lines];
    this.#highs = new Uint32Array(lines.length * 2);
    this.#lows = new Uint32Array(lines.length * 2);
    this.#lines = new Uint32Array(lines.length * 2);
    for (const [slot, line] of lines.entries()) {
      if (line === 0) continue;
      const [high = 0, low = 0] = [highs[slot], lows[slot]];
      this.#set(this.#slotOf(high, low), high, low, line);
    }
  }
}
