import { describeFormat } from '../testing/conformance.js';
import { csa } from './index.js';

/** A game as shogi-server writes it, with what Kifu for Windows adds. */
const asOthersWrite = `V2
N+player_a
N-player_b
'Max_Moves:256
$EVENT:test+a+b
$START_TIME:2031/05/06 12:00:00
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA * 
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  * 
P5 * * * * * * * * *
P6
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI * 
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
P+
P-
+
'rating:player_a:player_b
+7776FU
'▲７六歩
T12
'** 30 -3334FU +2726FU #120
-3334FU,T3
+8822UM,T1.5
-3122GI
+0045KA
%TIME_UP
'summary:time up:player_a win:player_b lose
'$END_TIME:2031/05/06 13:00:00
/
P+59OU28RY00FU00FU
P-51OU
P-00AL
-
-5141OU
%+ILLEGAL_ACTION
`;

for (const version of ['2.2', '3.0']) describeFormat(csa, { settings: { version }, texts: [asOthersWrite] });
