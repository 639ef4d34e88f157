/**
 * @generated SignedSource<<f9471e26f639a5ecd2320b121775ac06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type KeystoreProblemCode = "KEYSTORE_CERTIFICATE_MISSING" | "KEYSTORE_CIPHER_OLD" | "KEYSTORE_KEY_MISSING" | "KEYSTORE_PASSWORD_WRONG" | "KEYSTORE_TIMEOUT" | "KEYSTORE_UNREADABLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StoredKeystore_resource$data = {
  readonly certificates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CertificateList_certificate">;
  }>;
  readonly checkedAt: string | null | undefined;
  readonly keystoreProblem: {
    readonly code: KeystoreProblemCode;
    readonly detail: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "StoredKeystore_resource";
};
export type StoredKeystore_resource$key = {
  readonly " $data"?: StoredKeystore_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoredKeystore_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StoredKeystore_resource",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificates",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateList_certificate"
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "a90d0260c084c7163892fb8a37d7f71c";

export default node;
