/** How sure it is that a text is BOD, by its beginning: a diagram without moves. */

import { hasDiagram } from '../kakinoki/sniffing.js';
import { sniffKi2 } from '../ki2/sniff.js';
import { sniffKif } from '../kif/sniff.js';

/** What KIF and KI2 give a text whose moves they see. */
const MOVES = 0.7;

export function sniffBod(head: string): number {
  if (!hasDiagram(head)) return 0;
  return sniffKif(head) >= MOVES || sniffKi2(head) >= MOVES ? 0.1 : 0.8;
}
