/** The languages in which messages, hints and explanations are told. Codes and data are the same in all of them. */

export const languages = ['en', 'ja', 'ru'] as const;

export type Language = (typeof languages)[number];

/** The same text in every language. */
export type Texts = Readonly<Record<Language, string>>;
