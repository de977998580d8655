/** Japanese: messages about inputs and outputs as files, and what the command says around them. */
import type { FileTexts } from './file-texts.js';

export const ja = {
  codes: {
    'file/not-found': { message: 'そのようなファイルやフォルダーはありません' },
    'file/no-match': { message: '棋譜のファイルが見つかりません' },
    'file/cannot-read': { message: '読み込めません: {reason:phrase}' },
    'file/cannot-write': { message: '{output:phrase} に書き込めません: {reason:phrase}' },
    'file/exists': {
      message: '{output:phrase} はすでにあります。そのまま残します',
      hint: '--force で上書き、--skip-existing で飛ばします',
    },
    'file/no-such-game': { message: '{number} 局目はありません。入力には {count} 局あります' },
    'file/several-games': {
      message: '複数の対局がありますが、{format} のファイルには一局しか入りません。何も書き出しません',
      hint: '--output にフォルダーを指定するか、FILE#NUMBER で一局を選ぶか、--merge でまとめてください',
    },
    'file/same-output': {
      message: '{number} 局目の出力 {output} が、別の入力の出力と重なります。何も書き出しません',
    },
    'file/rejected': { message: '指し手に誤りがあります。何も書き出しません（--illegal reject）' },
    'file/lossy': {
      message: '許可されていない情報が失われます。何も書き出しません（--fail-on loss）',
      hint: '--allow-loss KIND で失われてもよい種類（コードの最後の語）を指定します',
    },
    'file/no-such-variation': {
      message: '{game} 局目に変化 {number} はありません（{count} 個あります）。何も書き出しません',
      hint: 'kifukit inspect --json で変化を順に確かめられます',
    },
    'file/other-start': {
      message: '{number} 局目の開始局面が、手順を加える {other} と異なります。何も書き出しません',
    },
    'file/mended': { message: '{count} か所を修正しました（{codes}）。残りの診断は次のとおりです' },
    'file/not-mended': {
      message:
        '{count} か所を修正できますが、このファイルの文字コードではほかの部分まで変わってしまいます。そのまま残します',
      hint: '先に UTF-8 に変換してください',
    },
    'file/internal-error': {
      message: 'この入力の処理中にプログラムが失敗しました: {reason}',
      hint: 'kifukit の不具合です。入力を添えて報告してください',
    },
  },
  phrases: {
    '{detail}': '{detail}',
    '{path}': '{path}',
    'standard output': '標準出力',
    'permission denied': '権限がありません',
    'the disk is read-only': 'ディスクが読み取り専用です',
    'the disk is full': 'ディスクがいっぱいです',
    'the disk quota is used up': 'ディスクの割り当てを使い切っています',
    'the file would be too large': 'ファイルが大きくなりすぎます',
    'it is a folder, not a file': 'ファイルではなくフォルダーです',
    'a part of its path is a file, not a folder': 'パスの途中がフォルダーではなくファイルです',
    'a file stands where a folder is needed': 'フォルダーが必要な場所にファイルがあります',
    'there is no such file or folder': 'そのようなファイルやフォルダーはありません',
    'its name is too long': '名前が長すぎます',
    'its symbolic links go round in a circle': 'シンボリックリンクが循環しています',
    'too many files are open': '開いているファイルが多すぎます',
    'another program is using it': 'ほかのプログラムが使用中です',
    'nobody reads from the pipe any more': 'パイプの読み手がいなくなりました',
    'the disk reports a fault': 'ディスクに障害があります',
    'the file is too large': 'ファイルが大きすぎます',
  },
  labels: {
    hint: 'ヒント',
    game: '{game} 局目',
    ply: '{ply} 手目',
    noGame: '対局がありません',
    andMore: '（ほか {count} 件）',
    more: 'ほかに {count} 件（--log または --reporter json で見られます）',
    converted: 'ファイル {files} 件、変換した対局 {games} 局',
    checked: 'ファイル {files} 件、検査した対局 {games} 局',
    inspected: 'ファイル {files} 件、調べた対局 {games} 局',
    empty: '出力なし {count} 件',
    skipped: '省略 {count} 件',
    failed: '失敗 {count} 件',
    errors: 'エラー {count} 件',
    warnings: '警告 {count} 件',
    others: 'ほかの種類のファイル {count} 件は対象外',
  },
} as const satisfies FileTexts;
