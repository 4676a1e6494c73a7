/** How a small figure stands, strikes or falls: where its joints are. It looks to the left; the ground is at 0, the head of one who stands at -134. */
import type { Point } from './limbs.ts';

/** An arm or a leg: elbow and hand, knee and foot. */
type Limb = readonly [Point, Point];

export interface Pose {
  head: Point;
  chest: Point;
  hip: Point;
  /** The limbs on our side, then those beyond the body. */
  arm: Limb;
  leg: Limb;
  farArm: Limb;
  farLeg: Limb;
  /** The angle of what is held, in the near and in the far hand. */
  grip?: number;
  farGrip?: number;
  /** Where the cloak flies to. */
  cloak?: Point;
  tilt?: number;
}

export const POSES = {
  stand: { head: [-3, -134], chest: [0, -112], hip: [2, -72], arm: [[17, -92], [6, -74]], farArm: [[-15, -94], [-24, -80]], leg: [[9, -38], [12, 0]], farLeg: [[-8, -38], [-12, -2]], grip: -8, cloak: [26, -8] },
  strike: { head: [-19, -128], chest: [-8, -108], hip: [8, -70], arm: [[4, -134], [-20, -152]], farArm: [[-32, -102], [-48, -96]], leg: [[26, -40], [40, 0]], farLeg: [[-20, -42], [-32, 0]], grip: -66, cloak: [54, -44], tilt: -8 },
  smash: { head: [-14, -122], chest: [-2, -108], hip: [10, -70], arm: [[16, -138], [2, -160]], farArm: [[-10, -136], [-6, -162]], leg: [[26, -40], [38, 0]], farLeg: [[-18, -42], [-28, 0]], grip: 32, cloak: [52, -50], tilt: -10 },
  lunge: { head: [-33, -110], chest: [-19, -93], hip: [6, -60], arm: [[-44, -86], [-68, -88]], farArm: [[8, -106], [26, -116]], leg: [[30, -38], [62, -2]], farLeg: [[-34, -46], [-38, 0]], grip: -86, cloak: [66, -70], tilt: -6 },
  guard: { head: [-3, -122], chest: [2, -102], hip: [12, -63], arm: [[26, -86], [24, -64]], farArm: [[-20, -88], [-36, -84]], leg: [[30, -34], [36, 0]], farLeg: [[-16, -38], [-14, 0]], grip: -60, cloak: [46, -14], tilt: 6 },
  cast: { head: [-5, -134], chest: [2, -112], hip: [7, -72], arm: [[-18, -104], [-42, -112]], farArm: [[-16, -124], [-34, -146]], leg: [[15, -38], [22, 0]], farLeg: [[-6, -38], [-12, 0]], grip: -40, cloak: [46, -20], tilt: -6 },
  raise: { head: [-2, -133], chest: [2, -112], hip: [4, -72], arm: [[19, -132], [8, -162]], farArm: [[-20, -94], [-34, -100]], leg: [[13, -38], [18, 0]], farLeg: [[-9, -38], [-16, 0]], grip: -4, cloak: [36, -12], tilt: -12 },
  cheer: { head: [-1, -134], chest: [2, -112], hip: [3, -72], arm: [[25, -130], [22, -162]], farArm: [[-22, -130], [-22, -162]], leg: [[12, -38], [18, 0]], farLeg: [[-8, -38], [-14, 0]], grip: 14, farGrip: -14, cloak: [30, -16], tilt: -14 },
  kneel: { head: [-12, -104], chest: [-4, -82], hip: [7, -44], arm: [[10, -60], [-14, -52]], farArm: [[-22, -64], [-30, -52]], leg: [[12, -8], [44, -5]], farLeg: [[-27, -44], [-26, 0]], grip: 0, cloak: [44, -4], tilt: -14 },
  bow: { head: [-30, -78], chest: [-12, -72], hip: [12, -44], arm: [[-14, -46], [-34, -34]], farArm: [[-28, -48], [-40, -30]], leg: [[12, -8], [44, -5]], farLeg: [[-20, -36], [-20, 0]], grip: 160, cloak: [48, -8], tilt: -40 },
  fall: { head: [46, -92], chest: [33, -74], hip: [12, -46], arm: [[22, -96], [2, -118]], farArm: [[58, -92], [80, -112]], leg: [[-12, -58], [-40, -44]], farLeg: [[-6, -34], [-32, -12]], grip: -30, cloak: [60, -28], tilt: 40 },
  lie: { head: [62, -15], chest: [38, -15], hip: [0, -13], arm: [[24, -6], [4, -4]], farArm: [[62, -26], [84, -10]], leg: [[-36, -9], [-70, -7]], farLeg: [[-32, -28], [-62, -4]], grip: -100, cloak: [6, -2], tilt: 80 },
  run: { head: [-26, -122], chest: [-15, -102], hip: [0, -66], arm: [[10, -94], [4, -72]], farArm: [[-36, -84], [-58, -90]], leg: [[22, -44], [54, -38]], farLeg: [[-30, -56], [-38, -14]], grip: 34, cloak: [60, -76], tilt: -8 },
  shoot: { head: [-5, -132], chest: [2, -111], hip: [5, -72], arm: [[24, -118], [-2, -115]], farArm: [[-28, -113], [-56, -113]], leg: [[15, -38], [22, 0]], farLeg: [[-12, -38], [-20, 0]], farGrip: 0, cloak: [36, -20] },
  sneak: { head: [-28, -98], chest: [-12, -84], hip: [12, -56], arm: [[0, -60], [-26, -62]], farArm: [[-32, -72], [-50, -80]], leg: [[30, -36], [26, 0]], farLeg: [[-18, -36], [-34, 0]], grip: -70, cloak: [40, -12], tilt: -6 },
  bound: { head: [-9, -128], chest: [2, -108], hip: [0, -70], arm: [[23, -90], [10, -74]], farArm: [[-18, -88], [-6, -76]], leg: [[10, -36], [4, 0]], farLeg: [[-8, -36], [-6, 0]], tilt: -18, cloak: [22, -12] },
  charge: { head: [-34, -104], chest: [-16, -88], hip: [12, -60], arm: [[-34, -64], [-12, -56]], farArm: [[-36, -76], [-44, -60]], leg: [[34, -40], [66, -6]], farLeg: [[-26, -46], [-16, -4]], grip: -90, cloak: [70, -70], tilt: -4 },
  reel: { head: [20, -124], chest: [12, -104], hip: [2, -68], arm: [[34, -110], [44, -136]], farArm: [[-12, -108], [-24, -132]], leg: [[22, -34], [34, 0]], farLeg: [[-14, -42], [-22, -8]], grip: 60, cloak: [36, -8], tilt: 24 },
  ride: { head: [-6, -112], chest: [0, -90], hip: [6, -50], arm: [[21, -106], [16, -134]], farArm: [[-18, -72], [-34, -64]], leg: [[-16, -34], [0, -4]], farLeg: [[-14, -36], [0, -8]], grip: 10, cloak: [52, -50], tilt: -4 },
  rise: { head: [-2, -142], chest: [2, -120], hip: [6, -80], arm: [[28, -106], [44, -88]], farArm: [[-24, -108], [-40, -90]], leg: [[12, -46], [20, -14]], farLeg: [[-2, -46], [4, -10]], grip: 30, cloak: [34, -10], tilt: -16 },
} as const satisfies Record<string, Pose>;
