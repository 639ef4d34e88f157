/**
 * @generated SignedSource<<32f939c49f1fc62d7613968351064e61>>
 * @relayHash c474c190dbffb75d77f7c878b1565977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b513314965616ace1dd6e9eac86bf0208be9b606b15157566b2851db4f43b83b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFormScreenQuery } from './ServiceFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b513314965616ace1dd6e9eac86bf0208be9b606b15157566b2851db4f43b83b",
    "metadata": {},
    "name": "ServiceFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
