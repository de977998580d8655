/** Japanese messages of the audit. */
import type { CheckCode } from '../../codes.js';
import type { Translations } from '../translation.js';

export const audit: Translations<CheckCode> = {
  'record/unjustified-mate': {
    message: '棋譜は詰みで終わっていますが、{side:phrase}に合法手があります。終局はそのまま残します',
    hint: '末尾の手が抜けているかもしれません',
  },
  'record/moves-after-mate': {
    message: '{mate} 手目で詰んでいるのに、その後に {count} 手あります。そのまま残します',
  },
  'record/missing-ending': { message: '最後の手{what:phrase}が、棋譜に終局の記録がありません' },
  'record/foul-not-shown': {
    message: '棋譜は反則で終わっていますが、指し手に反則が見当たりません',
    hint: '反則の手が省かれているかもしれません',
  },
  'record/unjustified-sennichite': {
    message: '棋譜は千日手としていますが、{reason:phrase}。終局はそのまま残します',
  },
  'record/unjustified-perpetual-check': {
    message: '棋譜は連続王手の千日手としていますが、{reason:phrase}。終局はそのまま残します',
  },
  'record/unclaimed-sennichite': {
    message: '同一局面が {times} 回現れ、千日手が成立していますが、棋譜に記録がありません。棋譜はそのまま残します',
  },
  'record/unclaimed-perpetual-check': {
    message: '連続王手の千日手で{side:phrase}の負けですが、棋譜に記録がありません',
  },
  'record/unjustified-impasse': {
    message: '棋譜は持将棋で終わっていますが、{reason:phrase}。終局はそのまま残します',
  },
  'record/unjustified-declaration': {
    message: '入玉宣言の条件を満たしていません（{reason:phrase}）。記録された終局はそのまま残します',
  },
  'record/winner-mismatch': {
    message: '勝敗の記録は「{named:phrase}」ですが、終局からは「{found:phrase}」です。終局を優先します',
  },
  'record/time-exceeds-control': {
    message: '{side:phrase}はこの手に {used} 秒使っていますが、残りは {left} 秒です',
  },
  'record/implausible-date': { message: '日付「{text}」{reason:phrase}' },
  'record/move-limit-mismatch': { message: '最大手数は {limit} 手ですが、{reason:phrase}' },
  'record/tsume-move-without-check': { message: '攻方の手が王手ではありません。詰将棋の攻方は王手だけで詰まします' },
  'record/tsume-without-mate': { message: '手順が詰みで終わっていません' },
  'record/tsume-second-solution': { message: 'ここではほかの手でも詰みます: {moves}' },
  'record/clock-mismatch': { message: '累計時間が {named} とありますが、この側の合計は {found} です' },
};
