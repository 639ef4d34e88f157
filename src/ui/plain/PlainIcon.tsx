/** Icon paths in a 16 by 16 view box; only those of the entry screens. */
const strokes = {
  alert: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8v3.9M8 11h.01",
  close: "M4 4l8 8M12 4l-8 8",
  done: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.3 8.2l1.9 1.9 3.6-4",
  hide: "M2.5 2.5l11 11M6.5 3.7C7 3.6 7.5 3.5 8 3.5c4 0 6.5 4.5 6.5 4.5s-.7 1.3-2 2.5M10 11.9a6 6 0 0 1-2 .6C4 12.5 1.5 8 1.5 8s.9-1.7 2.6-3",
  info: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.3v3.9M8 4.9h.01",
  show: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  theme: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 2v12M8 4.5l4.5-1M8 8h6M8 11.5l4.5 1",
} as const;

/** Decorative icon beside a text. */
export function PlainIcon({ name }: { readonly name: keyof typeof strokes }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
