/** What to do about more than one diagnostic of files and formats. */
import type { Texts } from '../languages/language.js';

export const compareWithOriginal: Texts = {
  en: 'Compare the place with the original record and correct it.',
  ja: '元の棋譜と照らし合わせて直してください。',
  ru: 'Сверьте это место с исходной записью и исправьте его.',
};

export const spellAsUsual: Texts = {
  en: 'Correct the place, or convert the record to the same format: it is then spelled as usual.',
  ja: 'その箇所を直すか、同じ形式へ変換し直してください。標準の書き方になります。',
  ru: 'Исправьте это место или преобразуйте запись в тот же формат: она будет записана как принято.',
};

export const nothingToDo: Texts = {
  en: 'Nothing has to be done.',
  ja: '何もしなくてかまいません。',
  ru: 'Делать ничего не нужно.',
};

export const otherFormat: Texts = {
  en: 'Keep the original file, or write a format that holds it; kifukit formats shows what each keeps. --allow-loss accepts the loss.',
  ja: '元のファイルを残すか、それを保持できる形式で書き出してください（kifukit formatsで各形式を比べられます）。承知の上なら--allow-lossを指定します。',
  ru: 'Сохраните исходный файл или пишите в формат, который это вмещает (их сравнивает kifukit formats). С потерей можно согласиться: --allow-loss.',
};

export const checkNewForm: Texts = {
  en: 'Check that the new form says the same; --allow-loss accepts it.',
  ja: '書き換えられた形で差し支えないか確かめてください。よければ--allow-lossを指定します。',
  ru: 'Проверьте, что новая форма говорит то же самое; согласие выражает --allow-loss.',
};
