/**
 * @generated SignedSource<<445fbb04a081200da6da03d6a7add4e1>>
 * @relayHash 41448f2450c671a8bfec8ae77e4c7a13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0acdb6da48f5674ad49db55e2b1cd0485ebef8a9667e6769aad0ac98be5ffca6

import type { ConcreteRequest } from 'relay-runtime';
export type SystemSettingChanges = {
  activityRetentionMonths?: number | null | undefined;
  banner?: SystemBannerInput | null | undefined;
  barrierContact?: string | null | undefined;
  digestHour?: number | null | undefined;
  erasureDays?: number | null | undefined;
  exportLimit?: number | null | undefined;
  imprintUrl?: string | null | undefined;
  invitationDays?: number | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  mailSender?: string | null | undefined;
  privacyUrl?: string | null | undefined;
  sessionAbsoluteHours?: number | null | undefined;
  sessionIdleMinutes?: number | null | undefined;
  supportContact?: string | null | undefined;
};
export type SystemBannerInput = {
  endsAt?: string | null | undefined;
  english: string;
  german: string;
  isOnLogin: boolean;
};
export type useEffectsQuestionQuery$variables = {
  changes: SystemSettingChanges;
};
export type useEffectsQuestionQuery$data = {
  readonly systemSettingsEffects: {
    readonly endedSessionCount: number;
    readonly endsOwnSession: boolean;
    readonly erasedApplicationCount: number;
    readonly expiredInvitationCount: number;
    readonly languagesInUse: ReadonlyArray<{
      readonly language: string;
      readonly serviceCount: number;
    }>;
    readonly pseudonymisedEntryCount: number;
  };
};
export type useEffectsQuestionQuery = {
  response: useEffectsQuestionQuery$data;
  variables: useEffectsQuestionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "changes"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "changes",
        "variableName": "changes"
      }
    ],
    "concreteType": "SystemSettingsEffects",
    "kind": "LinkedField",
    "name": "systemSettingsEffects",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedSessionCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsOwnSession",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiredInvitationCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "erasedApplicationCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pseudonymisedEntryCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LanguageInUse",
        "kind": "LinkedField",
        "name": "languagesInUse",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "serviceCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useEffectsQuestionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEffectsQuestionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0acdb6da48f5674ad49db55e2b1cd0485ebef8a9667e6769aad0ac98be5ffca6",
    "metadata": {},
    "name": "useEffectsQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dbdf6e0327c3bba8cb5fdb9714563be0";

export default node;
