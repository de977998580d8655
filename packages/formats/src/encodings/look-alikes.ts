// What to write for a character that an encoding lacks. Every use is reported; this table only makes the loss small.

/** In order of preference: the first that the encoding has is taken. */
export const lookAlikes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    // NOTE: Shift_JIS has these signs, but its tables read them as the code point on the right.
    '〜': ['～', '~'],
    '−': ['－', '-'],
    '‖': ['∥', '||'],
    '—': ['―', '-'],
    '¢': ['￠'],
    '£': ['￡'],
    '¬': ['￢'],
    '¥': ['￥'],
    '‾': ['￣'],
    '¦': ['￤', '|'],
    '～': ['〜', '~'],
    '－': ['−', '-'],
    '―': ['—', '-'],
    '∥': ['‖', '||'],
    // NOTE: ☗ ☖ and their turned forms are in no Japanese code page; ▽ and ▼ are what KI2 has for the turned ones.
    '☗': ['▲'],
    '☖': ['△'],
    '⛊': ['▼'],
    '⛉': ['▽'],
    // The signs of Russian text and of the web.
    '–': ['－', '-'],
    '‑': ['‐', '-'],
    '‐': ['-'],
    '«': ['≪', '"'],
    '»': ['≫', '"'],
    '“': ['"'],
    '”': ['"'],
    '„': ['"'],
    '‘': ["'"],
    '’': ["'"],
    '…': ['...'],
    '№': ['No.'],
    '×': ['x'],
    '•': ['・', '*'],
    '·': ['・'],
    '\u00a0': [' '],
    '\u202f': [' '],
    '\u3000': [' '],
  }),
);

/** Characters without an appearance of their own are left out: U+FEFF inside joined files, variation selectors. */
export function isInvisible(codePoint: number): boolean {
  return (
    codePoint === 0xfeff ||
    codePoint === 0x00ad ||
    codePoint === 0x2060 ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    (codePoint >= 0xe0100 && codePoint <= 0xe01ef)
  );
}
