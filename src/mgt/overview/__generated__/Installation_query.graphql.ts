/**
 * @generated SignedSource<<8d9f2ce6081ab0d019628561df883d2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BackupState = "CURRENT" | "NOT_REPORTED" | "OVERDUE" | "UNREADABLE" | "%future added value";
export type Stage = "DEVELOPMENT" | "PRODUCTION" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Installation_query$data = {
  readonly instance: {
    readonly hasDemoAccounts: boolean;
    readonly stage: Stage;
    readonly version: string;
  };
  readonly systemOverview: {
    readonly installation: {
      readonly backup: {
        readonly at: string | null | undefined;
        readonly state: BackupState;
      };
      readonly databaseMegabytes: number | null | undefined;
      readonly schemaVersion: string | null | undefined;
      readonly waitingJobCount: number | null | undefined;
    };
  };
  readonly " $fragmentType": "Installation_query";
};
export type Installation_query$key = {
  readonly " $data"?: Installation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Installation_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Installation_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instance",
      "kind": "LinkedField",
      "name": "instance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDemoAccounts",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemOverview",
      "kind": "LinkedField",
      "name": "systemOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InstallationFacts",
          "kind": "LinkedField",
          "name": "installation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "schemaVersion",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseMegabytes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "waitingJobCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BackupReport",
              "kind": "LinkedField",
              "name": "backup",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bc052156600db73805faa0cd31b30453";

export default node;
