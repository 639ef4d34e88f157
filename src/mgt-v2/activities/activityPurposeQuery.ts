import { graphql } from "react-relay/hooks";

/** Until when the session may select entries by person, and why. */
export const activityPurposeQuery = graphql`
  query activityPurposeQuery @throwOnFieldError {
    activityPurpose {
      purpose
      validUntil
    }
  }
`;
