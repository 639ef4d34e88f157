import { graphql, useFragment } from "react-relay/hooks";
import type { DueServices_preview$key } from "./__generated__/DueServices_preview.graphql";
import { ErasedServices } from "./ErasedServices";

/** What a run would erase, by service and period. */
export function DueServices({ preview }: { readonly preview: DueServices_preview$key }) {
  const { services } = useFragment(
    graphql`
      fragment DueServices_preview on ApplicantErasurePreview @throwOnFieldError {
        services {
          serviceId
          days
          count
          heldCount
          firstEndedAt
          lastEndedAt
        }
      }
    `,
    preview,
  );
  return <ErasedServices services={services} />;
}
