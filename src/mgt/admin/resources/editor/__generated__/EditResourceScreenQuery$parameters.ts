/**
 * @generated SignedSource<<c6477d0d04981fdc46b5ec2818e4a306>>
 * @relayHash 3fbbd64892ffd18248daa20894b67797
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3852667b05e76b67dbc4a4b6b57e919f7eabf53fe543f204466dc7701eb3fa82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditResourceScreenQuery } from './EditResourceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditResourceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3852667b05e76b67dbc4a4b6b57e919f7eabf53fe543f204466dc7701eb3fa82",
    "metadata": {},
    "name": "EditResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
