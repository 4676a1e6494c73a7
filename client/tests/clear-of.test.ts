/** A panel stands where it covers nothing of what it speaks of, if there is such a place. */
import { describe, expect, test } from 'vitest';
import { clearOf } from '../src/table/clearOf.ts';

const SCREEN = { width: 360, height: 640 };
const PANEL = { width: 340, height: 120 };

const covers = (at: { left: number; top: number }, box: { top: number; height: number }): boolean => at.top < box.top + box.height && at.top + PANEL.height > box.top;

describe('a panel', () => {
  test('stands below the bar at the top where nothing is pointed at', () => {
    expect(clearOf(PANEL, [], SCREEN)).toEqual({ left: 10, top: 50 });
  });

  test.each([60, 200, 300, 420, 560])('keeps clear of something at %i', (top) => {
    const box = { left: 40, top, width: 60, height: 60 };
    expect(covers(clearOf(PANEL, [box], SCREEN), box)).toBe(false);
  });

  test('stands beside something as high as the screen', () => {
    const box = { left: 300, top: 0, width: 60, height: 300 };
    const at = clearOf({ width: 220, height: 200 }, [box], { width: 740, height: 360 });
    expect(at.left + 220 <= box.left || at.left >= box.left + box.width).toBe(true);
  });
});
