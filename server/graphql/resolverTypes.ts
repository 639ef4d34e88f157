/** What the compiler checks of resolvers, over the types that are generated from the contracts. */
import type { GraphQLScalarType } from "graphql";

/** Resolvers of some fields of a contract; `Resolvers` is the generated type. */
export type SomeResolvers<Resolvers> = {
  readonly [Type in keyof Resolvers]?: Resolvers[Type] extends GraphQLScalarType
    ? Resolvers[Type]
    : Partial<Resolvers[Type]>;
};

/**
 * The resolvers of a whole contract. A field may be left out only where the default resolver answers it: where the
 * parent has a property, or a method, of that name and of the type that the contract promises. Root fields have no
 * parent, so that each needs its resolver.
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
    : IsAnsweredByDefault<Fields[Field], Field> extends true
      ? never
      : Field;
}[keyof Fields];

type IsAnsweredByDefault<Resolver, Field> =
  NonNullable<Resolver> extends (parent: infer Parent, ...rest: never[]) => infer Result
    ? Field extends keyof Parent
      ? [ValueOf<Parent[Field]>] extends [Result]
        ? true
        : false
      : false
    : false;

/** What the default resolver makes of a property: it calls methods. */
type ValueOf<Property> = Property extends (...parameters: never[]) => infer Result ? Result : Property;
