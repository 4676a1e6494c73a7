/** A finger that goes sideways over the board, without having taken anything up, turns to the other lane. */

const FAR = 60;
const MOSTLY = 1.8; // times as far sideways as up or down

export function swipe(wanted: () => boolean, turn: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const off = new AbortController();
    let start: { x: number; y: number } | null = null;
    node.addEventListener('touchstart', ({ touches }) => (start = touches.length === 1 ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null), { signal: off.signal, passive: true });
    node.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const [end, begun] = [changedTouches[0], start];
        start = null;
        if (!end || !begun || !wanted()) return;
        const [x, y] = [Math.abs(end.clientX - begun.x), Math.abs(end.clientY - begun.y)];
        if (x > FAR && x > y * MOSTLY) turn();
      },
      { signal: off.signal, passive: true },
    );
    return () => off.abort();
  };
}
