/** Makes a failing input smaller, so that somebody can see what is wrong with it. */

/**
 * Cuts pieces out, large ones first, as long as the input still fails. Gives the smallest found when `timeIsUp` says so
 * or when no single byte can go.
 */
export function shrink(bytes: Uint8Array, fails: (bytes: Uint8Array) => boolean, timeIsUp: () => boolean): Uint8Array {
  let smallest = bytes;
  for (let size = bytes.length >> 1; size >= 1; size = size >> 1) {
    for (let at = 0; at < smallest.length && !timeIsUp(); ) {
      const shorter = without(smallest, at, Math.min(at + size, smallest.length));
      if (fails(shorter)) smallest = shorter;
      else at += size;
    }
  }
  return smallest;
}

function without(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const shorter = new Uint8Array(bytes.length - (end - start));
  shorter.set(bytes.subarray(0, start));
  shorter.set(bytes.subarray(end), start);
  return shorter;
}
