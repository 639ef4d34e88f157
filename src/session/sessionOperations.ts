/**
 * GraphQL operations of the session. They are sent without Relay's runtime, to keep the
 * login small: the tags only feed the compiler, whose artifacts contain the persisted ids.
 */
import { graphql } from "react-relay/hooks";

export const loginMutation = graphql`
  mutation sessionOperationsLoginMutation($username: String!, $password: String!) {
    login(username: $username, password: $password) {
      token
      stage
      user {
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
    }
  }
`;

export const userQuery = graphql`
  query sessionOperationsUserQuery {
    user {
      stage
      user {
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
    }
    ownSession {
      secondsLeft
    }
  }
`;

export const inviteQuery = graphql`
  query sessionOperationsInviteQuery($token: String!) {
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
  query sessionOperationsOwnSessionQuery {
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
  query sessionOperationsInstanceQuery {
    instance {
      stage
      version
      hasDemoAccounts
      passwordMinLength
      supportContact
      imprintUrl
      privacyUrl
      barrierContact
    }
  }
`;
