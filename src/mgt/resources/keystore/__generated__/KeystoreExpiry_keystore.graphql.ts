/**
 * @generated SignedSource<<2883e442cf09c06c3b4749bb69750d0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeystoreProblemCode = "KEYSTORE_CERTIFICATE_MISSING" | "KEYSTORE_CIPHER_OLD" | "KEYSTORE_KEY_MISSING" | "KEYSTORE_PASSWORD_WRONG" | "KEYSTORE_TIMEOUT" | "KEYSTORE_UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KeystoreExpiry_keystore$data = {
  readonly checkedAt: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly keystoreProblem: {
    readonly code: KeystoreProblemCode;
  } | null | undefined;
  readonly " $fragmentType": "KeystoreExpiry_keystore";
};
export type KeystoreExpiry_keystore$key = {
  readonly " $data"?: KeystoreExpiry_keystore$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeystoreExpiry_keystore">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "KeystoreExpiry_keystore",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeystoreProblem",
      "kind": "LinkedField",
      "name": "keystoreProblem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "42bce05f3eb0e3a110b560fabd12bc8b";

export default node;
