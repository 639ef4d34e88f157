/**
 * @generated SignedSource<<33ac43a34906bd8281f9126d54b88c24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityActor_actor$data = {
  readonly role: RoleType | null | undefined;
  readonly username: string;
  readonly " $fragmentType": "ActivityActor_actor";
};
export type ActivityActor_actor$key = {
  readonly " $data"?: ActivityActor_actor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityActor_actor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActivityActor_actor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "ActorRef",
  "abstractKey": null
};

(node as any).hash = "fb6a079459318b8d6ff4e1450b299008";

export default node;
