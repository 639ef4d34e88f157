/** What is meant by a text that was pasted with something around it. */

/** Blanks, quotes and brackets before a text. */
const before = /^[\s"'`„“”‚‘’«»‹›([{<]+/;

/** A character of the same after a text, or punctuation. An id may end in "=". */
const after = /[\s"'`„“”‚‘’«»‹›)\]}>.,;:!?…]/;

/** The label of an id, as in `Antrags-ID: 1` or `"pid":"1"`. Other names without a blank belong to the id: `urn:osci:1`. */
const label = /^(?:\p{L}[\p{L}\d_. -]{0,39}["”“]?[:=][\s"„“]|(?:pid|uuid|id|ags)[:=])/iu;

/** An id has no blanks, and at least one digit, which the names of actions with a colon lack. */
const id = /^(?=.*\d)\S+$/;

/** The typed text without what surrounds it: blanks, quotes, brackets, punctuation, and the label of an id. */
export function typedText(text: string): string {
  const bare = withoutEnd(text.replace(before, ""));
  const rest = bare.replace(label, "").replace(before, "");
  return id.test(rest) ? rest : bare;
}

/** A loop, since a regular expression for the end of a text takes polynomial time. */
function withoutEnd(text: string): string {
  let length = text.length;
  while (length > 0 && after.test(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** What begins a path of this app that was copied without its host. */
const ownPaths = /^\/(admin|mgt)(\/|$)/;
const absolute = /^https?:\/\//i;

/** Whether the text is an address, of this app or of another host. */
export const isAddress = (text: string) => absolute.test(text) || ownPaths.test(text);
