/** Checks the nesting depth of JSON before parsing, since deeply nested values overflow the stack of recursive code. */

const [quote, backslash] = [0x22, 0x5c];
const [openBracket, openBrace] = [0x5b, 0x7b];
const [closeBracket, closeBrace] = [0x5d, 0x7d];

/** Whether arrays and objects are nested deeper than `levels`. Brackets inside strings are ignored. */
export function exceedsJsonDepth(json: string, levels: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at);
    if (inString) {
      if (unit === backslash) at++;
      else if (unit === quote) inString = false;
    } else if (unit === quote) inString = true;
    else if (unit === openBracket || unit === openBrace) {
      if (++depth > levels) return true;
    } else if (unit === closeBracket || unit === closeBrace) depth--;
  }
  return false;
}
