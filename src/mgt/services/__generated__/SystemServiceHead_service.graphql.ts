/**
 * @generated SignedSource<<7d795a1787d1b8391f0ace16897f05ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceCapability = "fees" | "files" | "forms" | "persistence" | "settings" | "statistics" | "text" | "%future added value";
export type ServiceGroup = "at" | "aw" | "ew" | "ewaffe" | "fin" | "fs" | "fw" | "ikfz" | "kita" | "other" | "owi" | "pw" | "service" | "ws" | "zw" | "%future added value";
export type ServiceState = "DISABLED" | "ENABLED" | "NOT_OFFERED" | "PARTLY_ENABLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SystemServiceHead_service$data = {
  readonly applicationCount: number;
  readonly capabilities: ReadonlyArray<ServiceCapability>;
  readonly communeCount: number;
  readonly enabledCount: number;
  readonly group: ServiceGroup;
  readonly hasFeeRule: boolean;
  readonly maintenance: {
    readonly beginsAt: string;
    readonly endsAt: string;
  } | null | undefined;
  readonly serviceId: string;
  readonly state: ServiceState;
  readonly systemFeeCount: number;
  readonly waitingCount: number;
  readonly " $fragmentType": "SystemServiceHead_service";
};
export type SystemServiceHead_service$key = {
  readonly " $data"?: SystemServiceHead_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemServiceHead_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SystemServiceHead_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "capabilities",
      "storageKey": null
    },
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
      "name": "communeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enabledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMaintenance",
      "kind": "LinkedField",
      "name": "maintenance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beginsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "systemFeeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFeeRule",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "43a41938f457ad89c4e1977afb12c6ee";

export default node;
