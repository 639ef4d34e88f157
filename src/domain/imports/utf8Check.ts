/** Checks byte by byte whether a text is UTF-8, and counts valid and invalid sequences. */
export class Utf8Check {
  /** Bytes missing from the current sequence. */
  #missing = 0;
  /** Valid range of the next byte, which some lead bytes narrow. */
  #low = 0x80;
  #high = 0xbf;
  #sequences = 0;
  #invalid = 0;

  /** Complete sequences of several bytes. */
  get sequences(): number {
    return this.#sequences;
  }

  /** Bytes that are not ASCII and do not belong to a sequence; an incomplete sequence counts once. */
  get invalid(): number {
    return this.#invalid;
  }

  /** Whether the latest byte continued a sequence. */
  isContinuation = false;

  /** Returns which character is not UTF-8: the one of this byte, or the one before. */
  push(byte: number): "this" | "before" | null {
    this.isContinuation = this.#missing > 0 && byte >= this.#low && byte <= this.#high;
    if (this.isContinuation) {
      this.#missing -= 1;
      [this.#low, this.#high] = [0x80, 0xbf];
      if (this.#missing === 0) this.#sequences += 1;
      return null;
    }
    const found = this.end() ? "before" : null;
    if (byte < 0x80) return found;
    if (byte >= 0xc2 && byte <= 0xdf) this.#missing = 1;
    else if (byte >= 0xe0 && byte <= 0xef) this.#missing = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) this.#missing = 3;
    else {
      this.#invalid += 1;
      return found ?? "this";
    }
    this.#low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.#high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
    return found;
  }

  /** Ends the text; returns whether a sequence was incomplete. */
  end(): boolean {
    const isIncomplete = this.#missing > 0;
    if (isIncomplete) this.#invalid += 1;
    this.#missing = 0;
    [this.#low, this.#high] = [0x80, 0xbf];
    return isIncomplete;
  }
}
