import { useLocale } from "#i18n/language";
import sizes from "./pictures/sizes.json";

const files = import.meta.glob<string>("./pictures/{de,en}/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const sizesByFile: Readonly<Record<string, { readonly width: number; readonly height: number } | undefined>> =
  sizes;

interface HelpPictureProps {
  readonly name: string;
  readonly alt: string;
  /** For a page that is printed at once: also loads pictures that are not on screen. */
  readonly isEager?: boolean;
}

/** A picture of a screen in the current language. */
export function HelpPicture({ name, alt, isEager = false }: HelpPictureProps) {
  const file = `${useLocale()}/${name}.webp`;
  const size = sizesByFile[file];
  return (
    <figure>
      <img
        src={files[`./pictures/${file}`]}
        alt={alt}
        width={size?.width}
        height={size?.height}
        loading={isEager ? "eager" : "lazy"}
      />
    </figure>
  );
}
