/** Fields of a resource that a change may affect; every mutation selects them, so that lists and pages follow. */
import { graphql } from "react-relay/hooks";

void graphql`
  fragment resourceFields_resource on Resource @throwOnFieldError {
    ...ResourcesTable_resource
    ...ResourceActions_resource
    ...ResourceForm_resource
    ...ResourceHeader_resource
    ...SuccessorDialog_resource
    ...StoredKeystore_resource
    yaml
    storedSecrets
    revision
  }
`;
