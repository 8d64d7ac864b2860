/**
 * The keys of a tree of texts as people write them: `accounts.logIn.title`. Plural forms (`days_one`, `days_other`)
 * are one key, `days`.
 */
export type TextKey<Texts> = {
  [Name in keyof Texts & (string | number)]: Texts[Name] extends string
    ? WithoutPlural<`${Name}`>
    : `${Name}.${TextKey<Texts[Name]>}`;
}[keyof Texts & (string | number)];

type WithoutPlural<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name;
