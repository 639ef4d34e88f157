/**
 * @generated SignedSource<<2f96f6a107eeeb22edb48b404bc2a06c>>
 * @relayHash 5caada611e79dee2d547aa8bccfd2270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5593a2c222cbdca07cf36e1aedbcb5eafa47a4e288a2c9922bfd17fed78d23b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeeChangesScreenQuery } from './FeeChangesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeeChangesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5593a2c222cbdca07cf36e1aedbcb5eafa47a4e288a2c9922bfd17fed78d23b5",
    "metadata": {},
    "name": "FeeChangesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
