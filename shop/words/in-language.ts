/** What a language has to say where English has it: the same names, the same arguments, other sentences. */
export type InLanguage<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Said
    ? (...given: Given) => InLanguage<Said>
    : English extends number | boolean | undefined | RegExp
      ? English
      : { readonly [Name in keyof English]: InLanguage<English[Name]> }
