/**
 * @generated SignedSource<<054bbbc92b247cd15d513f6efd0c3cbb>>
 * @relayHash c8d75478b569a83dafbfe1fc2f72c933
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ddc1555f0022a4c2c782a0f82afcc69e344bec212d202bfd0684d64a00b6955

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ddc1555f0022a4c2c782a0f82afcc69e344bec212d202bfd0684d64a00b6955",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
