import { graphql, useFragment } from "react-relay/hooks";
import type { CommunePicture_commune$key } from "./__generated__/CommunePicture_commune.graphql";

interface CommunePictureProps {
  readonly commune: CommunePicture_commune$key;
  /** Width and height in pixels. */
  readonly size: number;
}

/** Picture of a commune; a plain square if it has none or it failed, since it only decorates. */
export function CommunePicture({ commune, size }: CommunePictureProps) {
  const { picture } = useFragment(
    graphql`
      fragment CommunePicture_commune on Commune @throwOnFieldError {
        picture @catch(to: NULL) {
          url
        }
      }
    `,
    commune,
  );
  if (!picture) {
    return (
      <svg data-part="picture" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <path d="M9 31V21h5v-6h4v-5h4v5h4v6h5v10z" />
      </svg>
    );
  }
  return (
    <img
      data-part="picture"
      src={picture.url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
