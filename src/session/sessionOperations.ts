/**
 * GraphQL operations of the session. They are sent without Relay's runtime, to keep the
 * login small: the tags only feed the compiler, whose artifacts contain the persisted ids. Queries
 * are preloadable, so that they have an artifact with only the id.
 */
import { graphql } from "react-relay/hooks";

export const viewerFragment = graphql`
  fragment sessionOperations_viewer on User {
    id
    username
    email
    roles {
      type
      services
      commune {
        ags
      }
    }
  }
`;

export const preferencesFragment = graphql`
  fragment sessionOperations_preferences on OwnPreferences {
    usesSingleKeys
    hasSeenWelcome
  }
`;

export const savePreferencesMutation = graphql`
  mutation sessionOperationsSavePreferencesMutation($input: SaveOwnPreferencesInput!) {
    saveOwnPreferences(input: $input) {
      preferences {
        ...sessionOperations_preferences @relay(mask: false)
      }
      errors {
        code
      }
    }
  }
`;

export const loginMutation = graphql`
  mutation sessionOperationsLoginMutation($username: String!, $password: String!) {
    login(username: $username, password: $password) {
      token
      stage
      maintenances {
        serviceId
        beginsAt
        endsAt
      }
      banner {
        german
        english
        endsAt
      }
      preferences {
        ...sessionOperations_preferences @relay(mask: false)
      }
      user {
        ...sessionOperations_viewer @relay(mask: false)
      }
    }
  }
`;

export const userQuery = graphql`
  query sessionOperationsUserQuery @throwOnFieldError @preloadable {
    user {
      stage
      maintenances {
        serviceId
        beginsAt
        endsAt
      }
      banner {
        german
        english
        endsAt
      }
      preferences {
        ...sessionOperations_preferences @relay(mask: false)
      }
      user {
        ...sessionOperations_viewer @relay(mask: false)
      }
    }
    ownSession {
      secondsLeft
    }
  }
`;

export const inviteQuery = graphql`
  query sessionOperationsInviteQuery($token: String!) @throwOnFieldError @preloadable {
    checkUserInvite(token: $token)
  }
`;

export const acceptInviteMutation = graphql`
  mutation sessionOperationsAcceptInviteMutation($input: AcceptUserInviteInput!) {
    acceptUserInvite(input: $input)
  }
`;

export const logoutMutation = graphql`
  mutation sessionOperationsLogoutMutation($input: LogoutInput!) {
    logout(input: $input) {
      errors {
        code
      }
    }
  }
`;

export const ownSessionQuery = graphql`
  query sessionOperationsOwnSessionQuery @throwOnFieldError @preloadable {
    ownSession {
      secondsLeft
    }
  }
`;

export const extendSessionMutation = graphql`
  mutation sessionOperationsExtendSessionMutation($input: ExtendSessionInput!) {
    extendSession(input: $input) {
      session {
        secondsLeft
      }
      errors {
        code
      }
    }
  }
`;

export const instanceQuery = graphql`
  query sessionOperationsInstanceQuery @throwOnFieldError @preloadable {
    instance {
      stage
      version
      hasDemoAccounts
      passwordMinLength
      supportContact
      imprintUrl
      privacyUrl
      barrierContact
      loginBanner {
        german
        english
        endsAt
      }
    }
  }
`;
