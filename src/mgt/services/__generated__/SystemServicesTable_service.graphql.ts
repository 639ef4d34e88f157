/**
 * @generated SignedSource<<7496f0e848394f4b2463ab767dbd5bb4>>
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
export type SystemServicesTable_service$data = {
  readonly applicationCount: number;
  readonly capabilities: ReadonlyArray<ServiceCapability>;
  readonly communeCount: number;
  readonly enabledCount: number;
  readonly group: ServiceGroup;
  readonly id: string;
  readonly maintenance: {
    readonly beginsAt: string;
    readonly endsAt: string;
  } | null | undefined;
  readonly nameDe: string;
  readonly nameEn: string;
  readonly serviceId: string;
  readonly state: ServiceState;
  readonly waitingCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"SystemServiceHead_service">;
  readonly " $fragmentType": "SystemServicesTable_service";
};
export type SystemServicesTable_service$key = {
  readonly " $data"?: SystemServicesTable_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemServicesTable_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemServicesTable_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "nameDe",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SystemServiceHead_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "32cf620d8f47ff7358074b6010f4fb91";

export default node;
