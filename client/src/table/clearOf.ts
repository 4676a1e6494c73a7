/** Where a panel can stand so that it covers nothing of what it speaks of. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const EDGE = 6; // pixels between the panel and the edge of the screen
const AIR = 26; // around what is pointed at: the ring and its arrow
const HEAD = 50; // the bar at the top stays free where that is possible, and so does
const FOOT = 58; // the bar at the bottom

/** The first place in which it covers nothing of these, else the one in which it covers least. */
export function clearOf(panel: Size, boxes: readonly Rect[], screen: Size): { left: number; top: number } {
  const far = boxes.map(({ left, top, width, height }) => ({ left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR }));
  const covered = (at: { left: number; top: number }): number => far.reduce((sum, box) => sum + overlap({ ...at, ...panel }, box), 0);
  return places(panel, screen).reduce((best, at) => (covered(at) < covered(best) ? at : best));
}

/** At the edges, between the bars if there is room, the places in the middle of an edge first. */
function places(panel: Size, screen: Size): { left: number; top: number }[] {
  const right = Math.max(EDGE, screen.width - panel.width - EDGE);
  const middle = Math.max(EDGE, (screen.width - panel.width) / 2);
  const low = Math.max(EDGE, screen.height - panel.height - FOOT);
  const bottom = Math.max(EDGE, screen.height - panel.height - EDGE);
  const half = Math.max(EDGE, (screen.height - panel.height) / 2);
  const rows = [Math.min(HEAD, bottom), low, half, EDGE, bottom];
  return rows.flatMap((top) => [middle, EDGE, right].map((left) => ({ left, top })));
}

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
