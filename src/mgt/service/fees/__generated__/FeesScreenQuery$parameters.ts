/**
 * @generated SignedSource<<1561e41d3d616701870cc8f0774faa45>>
 * @relayHash af41ae2322fb99d2cbcf98c17e11c906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7a75a866c71264d76b3e7599d107a72c1ff1208358183f070d0512be985ead2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeesScreenQuery } from './FeesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7a75a866c71264d76b3e7599d107a72c1ff1208358183f070d0512be985ead2",
    "metadata": {},
    "name": "FeesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
