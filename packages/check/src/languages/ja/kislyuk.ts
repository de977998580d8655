/** Japanese messages of Kislyuk's notation. */
import type { CodeOf, Translations } from '../translation.js';

export const kislyuk: Translations<CodeOf<'kislyuk'>> = {
  'kislyuk/homoglyph': {
    message: '「{text}」に見た目だけ同じ文字（{found}）があります。{meant} として読みます',
    hint: '段の a～i、数字、詰みの記号 X はラテン文字、駒の文字はキリル文字です',
  },
  'kislyuk/latin-p': {
    message: '「{text}」のラテン文字 P は、形では銀（Р）、慣習では歩（П）です。{meant} として読みます',
  },
  'kislyuk/stray-char': { message: '「{text}」の升の中にある「{found}」を除きます' },
  'kislyuk/punct': { message: '「{text}」の点がないか、位置が違います' },
  'kislyuk/no-separator': { message: '「{text}」に、升の間の「—」や「:」、または次の手の前の空白がありません' },
  'kislyuk/foreign-drop': { message: '「{text}」の「*」を «рез.—» として読みます' },
  'kislyuk/foreign-capture': { message: '「{text}」の「{found}」を駒を取る記号「:」として読みます' },
  'kislyuk/ambiguous-pr': {
    message: '«пр.» は前の手にも次の手にも付くと読めます。次の手のものとして読みます',
    hint: '次の手の前に手数を書き直してください: 1. П8d—8c 1. ... пр. Л2h—3h',
  },
  'kislyuk/prefix-missing': {
    message: '{from} にあるのは{found:phrase}なので、「{text}」の前に «пр.» が必要です',
  },
  'kislyuk/check-missing': { message: '「{text}」は王手ですが、記号 + がありません' },
  'kislyuk/check-false': { message: '記号「{text}」がありますが、この手は王手ではありません' },
  'kislyuk/mate-missing': { message: '「{text}」で詰みですが、記号 X がありません' },
  'kislyuk/mate-false': { message: '記号「{text}」がありますが、この手では詰みません' },
  'kislyuk/capture-mark-missing': {
    message: 'この手は{found:phrase}を取りますが、「:」の代わりに「{text}」と書かれています',
  },
  'kislyuk/capture-mark-false': { message: '「{text}」と書かれていますが、この手は駒を取りません' },
  'kislyuk/number': { message: '手数が {named} ですが、次は {found} のはずです。並び順を優先します' },
  'kislyuk/prose': { message: '指し手の間の文章をコメントとして残します' },
  'kislyuk/unclosed': { message: '「{text}」が閉じられていません。末尾まで読みます' },
  'kislyuk/bad-position': { message: '「{text}」は駒の一覧として読めません（{reason:phrase}）。除きます' },
};
