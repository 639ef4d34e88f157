/**
 * @generated SignedSource<<92d65a75135235df51e36d64a8766d63>>
 * @relayHash 0fde27c995a3ea6953bf85a13b84c9a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1039ada919f3673075e8055f7a11b9e672319773d069fc3b263ba910a59e1536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1039ada919f3673075e8055f7a11b9e672319773d069fc3b263ba910a59e1536",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
