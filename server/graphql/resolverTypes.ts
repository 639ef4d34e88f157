/** Compile-time checks of resolvers, based on the types that are generated from the contracts. */
import type { GraphQLScalarType } from "graphql";

/** Resolvers of some fields of a contract; `Resolvers` is the generated type. */
export type SomeResolvers<Resolvers> = {
  readonly [Type in keyof Resolvers]?: Resolvers[Type] extends GraphQLScalarType
    ? Resolvers[Type]
    : Partial<Resolvers[Type]>;
};

/**
 * The resolvers of a whole contract. A field may be omitted only if the default resolver can resolve it: the parent
 * must have a property or method of that name, with the type that the contract declares. Root fields have no parent, so
 * each needs its resolver.
 */
export type AllResolvers<Resolvers> = SomeResolvers<Resolvers> & {
  readonly [Type in TypesToResolve<Resolvers>]: Required<
    Pick<Resolvers[Type], FieldsToResolve<Resolvers[Type]>>
  >;
};

type TypesToResolve<Resolvers> = {
  [Type in keyof Resolvers]: Resolvers[Type] extends GraphQLScalarType
    ? never
    : [FieldsToResolve<Resolvers[Type]>] extends [never]
      ? never
      : Type;
}[keyof Resolvers];

type FieldsToResolve<Fields> = {
  [Field in keyof Fields]-?: Field extends `__${string}`
    ? never
    : IsResolvedByDefault<Fields[Field], Field> extends true
      ? never
      : Field;
}[keyof Fields];

type IsResolvedByDefault<Resolver, Field> =
  NonNullable<Resolver> extends (parent: infer Parent, ...rest: never[]) => infer Result
    ? Field extends keyof Parent
      ? [ValueOf<Parent[Field]>] extends [Result]
        ? true
        : false
      : false
    : false;

/** The value that the default resolver returns for a property. It calls methods. */
type ValueOf<Property> = Property extends (...parameters: never[]) => infer Result ? Result : Property;
