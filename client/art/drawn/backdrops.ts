/** What lies behind a subject: a sky with one light in it, and planes that grow darker as they come nearer. Pictures are 400 by 300. */
import { disc, glow, line, plane, ring, type Mark, type Marks } from './ink.ts';
import { light as lightInSky } from './lights.ts';

const each = <Of>(things: readonly Of[], drawn: (thing: Of, i: number) => string): string => things.map(drawn).join('');
const steps = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The one light of a sky. */
const light = (x: number, y: number, r: number): Marks => lightInSky(x, y, r, 2.1);
/** A light that is always a full disc, because something lies on it. */
const moon = (x: number, y: number, r: number): Marks => [glow(x, y, r * 2.1, 'sky light', 0.45), disc(x, y, r, 'disc', 0)];

const rays = (x: number, y: number, count = 18, paint = 'far'): Mark =>
  plane(each(steps(count), (i) => {
    const at = (angle: number): string => `${Math.round(x + 440 * Math.cos(angle))} ${Math.round(y + 440 * Math.sin(angle))}`;
    const turn = (2 * Math.PI * i) / count;
    return `M${x} ${y}L${at(turn)} ${at(turn + 0.15)}Z`;
  }), paint);

const fir = (x: number, top: number, half: number): string =>
  `M${x} ${top}l${half * 0.55} 74l${-half * 0.25}-2l${half * 0.5} 76l${-half * 0.3}-2L${x + half} 310H${x - half}L${x - half * 0.5} ${top + 148}l${-half * 0.3} 2l${half * 0.5}-76l${-half * 0.25} 2Z`;

const merlons = (x: number, y: number, count: number, size: number): string => each(steps(count), (i) => `M${x + i * size * 2} ${y}h${size}v${-size}h${-size}Z`);

const towerAt = (x: number, top: number, half: number): string => `M${x - half} 310V${top}H${x + half}V310ZM${x - half - 5} ${top}h${half * 2 + 10}v14h${-half * 2 - 10}Z${merlons(x - half - 5, top, 3, (half * 2 + 10) / 5)}`;

const roof = (x: number, y: number, wide: number, high: number): string => `M${x} 310V${y}L${x + wide / 2} ${y - high}L${x + wide} ${y}V310Z`;

const pagoda = (x: number, y: number, size: number): string =>
  each([0, 1, 2], (i) => `M${x - size * (1 - i * 0.22)} ${y - i * size * 0.7}q${size * 0.5}-4 ${size * (0.75 - i * 0.2)}-${size * 0.34}h${size * 0.5}q${size * 0.2} ${size * 0.3} ${size * (0.75 - i * 0.2)} ${size * 0.34}Z`) + `M${x - size * 0.45} 310V${y - size * 1.5}h${size * 0.9}V310Z`;

const tent = (x: number, y: number, wide: number): string => `M${x - wide} 310L${x} ${y}L${x + wide} 310ZM${x - 1} ${y}v-16l16 6l-14 5Z`;

const cross = (x: number, y: number): string => `M${x - 4} 310V${y}h8V310ZM${x - 14} ${y + 12}h28v8h-28Z`;
const stone = (x: number, y: number, half: number): string => `M${x - half} 310V${y + half}a${half} ${half} 0 0 1 ${half * 2} 0V310Z`;

const column = (x: number, top: number, half: number): string => `M${x - half} 310V${top + 14}h${half * 2}V310ZM${x - half - 6} ${top}h${half * 2 + 12}v9h${-half * 2 - 12}Z`;

const crystal = (x: number, y: number, half: number, lean: number): string => `M${x - half} 310L${x - half + lean * 0.5} ${y + 30}L${x + lean} ${y}L${x + half + lean * 0.6} ${y + 40}L${x + half} 310Z`;

const thorn = (x: number, side: number): string => `M${x} 310C${x + side * 10} 230 ${x - side * 30} 170 ${x + side * 26} 90C${x + side * 40} 64 ${x + side * 66} 56 ${x + side * 84} 60C${x + side * 60} 70 ${x + side * 46} 90 ${x + side * 40} 116C${x + side * 10} 190 ${x + side * 34} 230 ${x + side * 24} 310ZM${x + side * 12} 170l${-side * 34}-20l${side * 26} 36ZM${x + side * 26} 130l${side * 34} 4l${-side * 36} 18Z`;

const reed = (x: number, top: number, lean: number): string => `M${x} 310Q${x + lean * 0.3} ${top + 100} ${x + lean} ${top}Q${x + lean * 0.3 + 5} ${top + 100} ${x + 6} 310ZM${x + lean - 4} ${top + 6}q-2 20 2 34h6q2-20-2-36Z`;

const spear = (x: number, top: number, lean: number): string => `M${x} 310L${x + lean} ${top}l3 0L${x + 4} 310ZM${x + lean - 4} ${top}l5.5-24l5.5 24Z`;

const head = (x: number, y: number): string => `M${x - 8} ${y}a8 9 0 1 1 16 0l6 8q12 6 12 26V310h-52V${y + 34}q0-20 12-26Z`;

const RIDGE_FAR = 'M0 196L48 132L76 160L128 96L176 168L220 118L268 172L318 104L356 150L400 116V310H0Z';
const SNOW = 'M128 96l-20 26l14-4l10 12l10-10l12 14ZM318 104l-18 26l12-4l8 10l10-8l8 4ZM220 118l-12 14l8-2l6 8l8-6Z';
const HILLS = 'M0 226C50 190 104 196 150 216C210 240 260 196 320 206C350 210 380 222 400 214V310H0Z';
const WAVE = (y: number): string => `M-20 ${y}C10 ${y - 40} 40 ${y - 40} 44 ${y - 14}C36 ${y - 22} 24 ${y - 16} 28 ${y}C60 ${y + 6} 80 ${y - 36} 114 ${y - 30}C132 ${y - 26} 128 ${y - 8} 118 ${y - 10}C160 ${y + 8} 180 ${y - 40} 216 ${y - 34}C234 ${y - 30} 230 ${y - 10} 220 ${y - 12}C250 ${y + 6} 280 ${y - 40} 316 ${y - 32}C334 ${y - 28} 330 ${y - 8} 320 ${y - 10}C350 ${y + 8} 380 ${y - 20} 420 ${y - 30}V310H-20Z`;

const windows = (places: readonly (readonly [number, number])[]): Mark => plane(each(places, ([x, y]) => `M${x} ${y}h5v9h-5Z`), 'sky light');

export const BACKDROPS = {
  peaks: [...light(112, 96, 76), plane(RIDGE_FAR, 'far'), plane(SNOW, 'sky light', 0.8), plane(HILLS, 'mid'), plane('M0 266C80 240 160 270 240 258C300 250 360 262 400 250V310H0Z', 'near')],
  forest: [...light(116, 92, 66), plane(each([[24, 96], [72, 130], [130, 110], [262, 120], [310, 92], [362, 124]] as const, ([x, y]) => fir(x, y, 30)), 'far'), plane(each([[0, 60], [46, 110], [338, 80], [392, 40], [296, 140]] as const, ([x, y]) => fir(x, y, 44)), 'mid'), plane(each([[-14, 150], [404, 140]] as const, ([x, y]) => fir(x, y, 60)), 'near')],
  castle: [...light(98, 88, 64), plane(`${towerAt(300, 96, 30)}${towerAt(350, 140, 22)}M250 310V170H400V310Z${merlons(250, 170, 8, 9)}`, 'far'), windows([[296, 128], [310, 156], [346, 166]]), plane(`M0 310V206H120V310Z${merlons(0, 206, 7, 9)}${towerAt(30, 150, 26)}`, 'mid'), plane('M0 280C100 256 300 262 400 276V310H0Z', 'near')],
  keep: [...light(290, 80, 58), plane(`${towerAt(110, 60, 52)}${towerAt(40, 110, 30)}${towerAt(190, 120, 30)}`, 'far'), windows([[104, 96], [120, 130], [86, 130], [38, 150], [190, 160]]), plane(`M0 310V200H400V310Z${merlons(0, 200, 20, 10)}`, 'mid'), line('M0 226H400M0 252H400M40 200V226M100 226V252M160 200V226M240 226V252M320 200V226', 1.6, 'near')],
  harbour: [...light(92, 96, 62), plane('M268 40C350 70 372 160 356 236L236 226C292 180 300 104 268 40Z', 'mid'), line('M264 20L240 250', 5, 'near'), plane('M60 200l60-60v56Z', 'far'), plane(WAVE(240), 'far'), plane(WAVE(272), 'mid'), line('M20 262C40 256 60 264 80 260M290 286C320 280 350 290 380 284', 2, 'sky light', 0.5)],
  sails: [...light(100, 100, 66), plane('M230 0C340 40 380 150 366 260L250 244C300 170 300 70 230 0Z', 'mid'), plane('M0 20C60 50 70 130 60 220L0 214Z', 'far'), line('M226-10L206 260M64-10L44 250', 5, 'near'), line('M226 20L366 250M226 60L300 244', 1.6, 'near'), plane(WAVE(276), 'near')],
  rays: [rays(196, 126), disc(196, 126, 104, 'disc', 0)],
  halo: [rays(196, 122), disc(196, 122, 106, 'disc', 0), ring(196, 122, 100, 3, 'sky light'), ring(196, 122, 90, 1.4, 'sky light')],
  rings: [glow(196, 124, 190, 'disc', 0.8), ...[60, 90, 124, 164, 210].map((r, i) => ring(196, 124, r, i % 2 ? 6 : 2, i % 2 ? 'far' : 'disc', 0.7))],
  hearth: [glow(200, 170, 230, 'disc', 0.7), plane('M70 310V150C70 76 126 34 196 34C266 34 326 76 326 150V310Z', 'mid'), plane('M94 310V156C94 92 140 58 196 58C252 58 302 92 302 156V310Z', 'disc'), line('M70 190H94M70 240H94M302 190H326M302 240H326M78 120L100 128M112 70L124 86M196 34V58M280 70L268 86M314 118L294 126', 3, 'sky dark'), line('M20 60H70M0 110H66M10 160H66M0 210H66M330 60H400M336 110H400M334 160H390M334 210H400', 2, 'mid')],
  waves: [disc(200, 116, 108, 'disc', 0), ring(200, 116, 98, 2.5, 'sky light'), plane(WAVE(196), 'far'), plane(WAVE(232), 'mid'), plane(WAVE(270), 'near')],
  fire: [disc(200, 122, 104, 'disc', 0), plane('M0 310V150C16 176 30 170 28 130C54 170 48 204 70 214C74 184 62 160 78 128C104 170 98 224 124 262H280C304 230 292 176 320 138C322 170 340 180 344 204C358 170 346 140 370 106C370 140 384 160 400 150V310Z', 'mid'), plane('M0 310V220C20 236 30 226 34 206C50 236 60 250 84 262H316C338 250 344 230 356 206C366 230 384 236 400 216V310Z', 'far')],
  dunes: [...light(104, 90, 58), plane('M0 190C60 160 130 150 190 178C250 206 320 150 400 166V310H0Z', 'far'), plane('M0 232C70 214 120 196 190 226C260 256 330 206 400 220V310H0Z', 'mid'), plane('M120 196C160 200 190 214 190 226C170 240 130 250 100 310H160C190 270 220 250 190 226Z', 'near', 0.5), plane('M0 276C100 256 220 288 400 262V310H0Z', 'near')],
  hall: [glow(200, 110, 210, 'disc', 0.8), plane('M150 310V120Q200 50 250 120V310Z', 'disc', 0.7), plane(each([20, 96, 304, 380], (x) => column(x, 30, 18)), 'mid'), plane(each([140, 260], (x) => column(x, 60, 11)), 'far'), plane('M0 0H400V22C300 34 250 34 200 60C150 34 100 34 0 22Z', 'near'), plane('M0 270H400V310H0Z', 'near')],
  window: [glow(270, 110, 170, 'disc', 0.8), plane('M226 210V90Q270 16 314 90V210Z', 'disc'), line('M270 44V210M226 130H314M226 170H314M240 76L300 76', 4, 'mid'), line('M226 210V90Q270 16 314 90V210Z', 7, 'mid'), plane('M0 60H150V74H0ZM0 130H140V144H0ZM0 200H150V214H0Z', 'mid'), plane(each([[8, 24], [26, 16], [40, 28], [60, 20], [80, 30], [100, 18], [118, 26]] as const, ([x, h]) => `M${x} 60v-${h + 10}h12v${h + 10}ZM${x} 130v-${48 - h}h10v${48 - h}ZM${x + 4} 200v-${h + 14}h13v${h + 14}Z`), 'far')],
  gate: [glow(196, 130, 220, 'disc', 0.7), plane('M90 310V140C90 70 140 40 196 40C252 40 302 70 302 140V310Z', 'disc'), line('M120 60V310M158 44V310M196 40V310M234 44V310M272 60V310M90 120H302M90 170H302M90 220H302', 6, 'near'), plane('M0 0H400V310H302V140C302 70 252 40 196 40C140 40 90 70 90 140V310H0Z', 'mid'), line('M0 70H96M0 140H90M0 210H90M300 70H400M302 140H400M302 210H400M40 0V70M60 70V140M30 140V210M350 0V70M340 70V140M370 140V210', 2.4, 'near')],
  village: [...light(110, 84, 56), plane(HILLS, 'far'), plane(roof(10, 190, 70, 46) + roof(300, 196, 64, 44) + roof(356, 214, 60, 40) + roof(86, 214, 44, 30), 'mid'), windows([[36, 216], [52, 216], [326, 218], [380, 236]]), plane('M0 280C120 264 280 268 400 282V310H0Z', 'near')],
  reeds: [...light(112, 96, 62), plane('M0 200C80 186 160 200 240 194C300 190 360 200 400 194V310H0Z', 'far'), line('M30 216H140M200 226H330M60 240H180M260 250H380', 2, 'sky light', 0.5), plane(each([[10, 110, 20], [40, 80, -8], [70, 130, 14], [330, 100, -16], [360, 70, 10], [388, 120, -14]] as const, ([x, y, lean]) => reed(x, y, lean)), 'mid'), plane(each([[-6, 150, 26], [100, 180, -10], [300, 170, 12], [404, 140, -30]] as const, ([x, y, lean]) => reed(x, y, lean)), 'near')],
  forge: [glow(90, 180, 200, 'disc', 0.9), plane('M20 310V160C20 110 60 86 96 86C132 86 170 110 170 160V310Z', 'mid'), plane('M44 310V176C44 140 70 120 96 120C122 120 146 140 146 176V310Z', 'disc'), plane('M60 310C50 260 84 250 74 200C100 220 98 240 104 250C116 236 112 214 118 206C138 240 136 280 130 310Z', 'sky light'), plane('M60 86L76 0H116L132 86Z', 'mid'), line('M250 30V140M280 30V120M310 30V150M340 30V110', 5, 'mid'), plane('M236 140h28v30h-28ZM270 120h20v34h-20ZM300 150l10-14l10 14v20h-20ZM328 110h24v12h-24Z', 'mid'), plane('M230 24H400V34H230Z', 'mid')],
  storm: [glow(130, 80, 170, 'disc', 0.7), plane('M0 0H400V60C370 90 330 70 300 90C260 110 230 80 190 96C150 110 120 84 80 100C50 110 20 90 0 100Z', 'far'), plane('M0 0H400V30C350 60 310 40 270 56C220 74 180 46 130 60C80 74 40 50 0 60Z', 'mid'), plane('M88 96L60 150L78 150L50 214L108 138L88 138L112 96ZM330 84L312 124L324 124L306 168L346 114L332 114L350 84Z', 'sky light'), plane(RIDGE_FAR.replace('196', '240'), 'mid', 0.6), plane('M0 270C100 240 200 280 400 250V310H0Z', 'near')],
  stars: [...moon(110, 88, 54), disc(128, 80, 46, 'sky dark', 0), plane(HILLS, 'mid'), plane('M0 270C100 250 260 280 400 256V310H0Z', 'near')],
  moon: [...moon(262, 92, 70), disc(240, 78, 12, 'far', 0), disc(284, 116, 9, 'far', 0), disc(270, 66, 6, 'far', 0), plane('M0 150C40 140 60 156 110 150C130 148 150 156 170 152C120 164 60 160 0 166ZM240 130C290 122 340 136 400 126V138C340 146 290 138 240 130Z', 'far', 0.7), plane(HILLS, 'mid'), plane('M0 276C120 256 280 276 400 262V310H0Z', 'near')],
  crystals: [glow(190, 120, 200, 'disc', 0.8), plane(crystal(60, 90, 22, 20) + crystal(120, 140, 16, -10) + crystal(320, 80, 24, -20) + crystal(270, 150, 16, 12), 'far'), plane(crystal(16, 120, 26, -14) + crystal(96, 190, 18, 16) + crystal(376, 110, 26, 14) + crystal(310, 190, 20, -14), 'mid'), plane(crystal(-6, 220, 30, 20) + crystal(404, 214, 30, -24), 'near')],
  throne: [glow(200, 120, 210, 'disc', 0.8), plane('M104 310V70L130 20L156 60L200 0L244 60L270 20L296 70V310Z', 'mid'), plane('M126 310V90C150 60 250 60 274 90V310Z', 'far'), disc(200, 40, 13, 'disc', 0), plane('M20 0H60V240L40 260L20 240ZM340 0H380V240L360 260L340 240Z', 'mid'), line('M28 20V226M52 20V226M348 20V226M372 20V226', 2, 'disc')],
  bamboo: [...light(250, 96, 76), plane(pagoda(70, 200, 44) + pagoda(130, 230, 28), 'far'), plane(each([24, 60, 330, 352, 386], (x, i) => `M${x} 0h${9 - (i % 2) * 3}V310h-${9 - (i % 2) * 3}Z`), 'mid'), line('M24 60H34M24 140H34M60 100H68M60 190H68M330 80H339M330 170H339M352 120H358M386 70H395M386 160H395', 3, 'sky dark'), plane('M34 60q30-6 50 14q-30 6-50-14ZM330 80q-34-4-52 18q32 4 52-18ZM68 190q26-10 44 4q-22 12-44-4ZM386 160q-24-12-44 0q20 14 44 0Z', 'near')],
  pagodas: [...light(120, 92, 80), plane(RIDGE_FAR, 'far', 0.7), plane(pagoda(320, 190, 56) + pagoda(60, 220, 40), 'mid'), windows([[314, 160], [322, 196], [58, 210]]), plane('M0 276C100 256 300 280 400 262V310H0Z', 'near')],
  ruins: [...light(104, 90, 62), plane('M0 310V150L30 140L44 160L70 150L84 190L110 196L116 310ZM280 310V170L300 150L312 110L340 104L352 130L372 120L400 140V310Z', 'far'), line('M0 190H90M10 230H104M300 190H400M290 230H400', 2, 'mid'), plane('M0 310V240L40 226L60 250L96 256L120 310ZM300 310L316 256L350 240L366 256L400 230V310Z', 'mid'), plane('M0 284L60 270L110 290L200 276L300 290L360 272L400 284V310H0Z', 'near')],
  camp: [...light(100, 92, 56), plane(HILLS, 'far'), plane(tent(50, 150, 60) + tent(340, 140, 70), 'mid'), plane(each([[120, 150, 6], [134, 140, 3], [268, 146, -6], [282, 156, -2]] as const, ([x, y, lean]) => spear(x, y, lean)), 'mid'), plane('M0 280C120 262 280 270 400 282V310H0Z', 'near'), glow(130, 270, 60, 'sky light', 0.7)],
  army: [...light(116, 92, 70), plane(each(steps(22), (i) => spear(8 + i * 18, 84 + ((i * 37) % 30), ((i * 13) % 10) - 5)), 'far'), plane(each(steps(12), (i) => head(4 + i * 36, 182 + ((i * 7) % 12))), 'far'), plane(each(steps(10), (i) => head(-6 + i * 46, 226 + ((i * 5) % 10))), 'mid')],
  temple: [...light(200, 100, 92), plane('M60 310V130H340V310Z', 'far'), plane('M40 130L200 54L360 130Z', 'mid'), plane(each([70, 120, 280, 330], (x) => column(x, 130, 13)), 'mid'), plane('M0 280H400V310H0Z', 'near')],
  thorns: [...light(130, 96, 76), plane(thorn(40, 1) + thorn(350, -1), 'far'), plane(thorn(-10, 1) + thorn(410, -1), 'mid'), plane(thorn(90, -1) + thorn(318, 1), 'mid', 0.7)],
  market: [...light(110, 100, 60), plane(roof(230, 120, 60, 40) + roof(300, 90, 80, 30) + roof(20, 130, 70, 30), 'far'), plane('M0 110L120 130V160Q105 174 90 160Q75 174 60 160Q45 174 30 160Q15 174 0 160ZM400 96L270 130V160Q286 174 302 160Q318 174 334 160Q350 174 366 160Q382 174 400 160Z', 'mid'), plane('M30 116L60 120V160Q45 174 30 160ZM334 112L366 104V160Q350 174 334 160Z', 'disc', 0.7), plane('M0 270H110V310H0ZM290 270H400V310H290Z', 'near')],
  quarry: [...light(110, 90, 60), plane('M0 310V110L60 100L66 150L110 146L116 200L160 196V310ZM400 310V80L330 96L326 150L290 152L286 210L250 206V310Z', 'far'), plane('M0 310V200L50 190L56 236L100 240V310ZM400 310V180L352 190L348 240L306 244V310Z', 'mid'), line('M10 140L50 134M350 130L390 122M20 220L44 216M360 220L390 212', 2, 'near'), plane('M0 290L400 284V310H0Z', 'near')],
  volcano: [...light(290, 80, 46), plane('M60 310L150 110L170 122L196 112L216 126L238 110L340 310Z', 'far'), plane('M150 110L170 122L196 112L216 126L238 110L226 90L210 100L196 84L180 98L162 92Z', 'sky light'), plane('M190 116L184 160L200 190L190 240L210 240L208 190L204 160L206 120Z', 'sky light', 0.8), plane('M0 250L60 220L100 250L160 230L240 256L310 226L400 256V310H0Z', 'mid'), plane('M0 284L90 266L200 286L300 266L400 284V310H0Z', 'near')],
  graves: [...light(280, 84, 62), plane(HILLS, 'far'), plane(cross(60, 180) + stone(110, 210, 20) + cross(330, 190) + stone(290, 220, 18) + stone(20, 224, 22), 'mid'), plane(stone(370, 230, 28) + cross(10, 250) + 'M0 284C120 270 280 276 400 286V310H0Z', 'near'), line('M120 70C150 100 140 130 170 150M140 96C120 104 104 100 92 110M156 118C170 108 180 108 190 100', 4, 'mid')],
  steppe: [...light(120, 110, 66), plane('M0 214C100 206 300 210 400 204V310H0Z', 'far'), plane('M250 206C262 190 280 188 290 196L304 184L302 196L314 204L306 206L302 216H262ZM330 210C340 198 352 196 360 202L370 194L368 204L376 210L362 216H338Z', 'mid'), plane('M0 250C120 236 260 250 400 238V310H0Z', 'mid'), plane('M0 284C120 268 260 288 400 270V310H0Z', 'near')],
  cave: [glow(230, 130, 190, 'disc', 0.9), plane('M120 310C100 220 130 120 220 90C300 80 330 170 320 310Z', 'disc', 0.8), plane('M0 0H400V310H330C340 220 320 120 250 84L236 120L222 86C160 100 110 190 116 310H0Z', 'mid'), plane('M60 0L74 80L90 0ZM120 0L130 56L144 0ZM300 0L312 70L330 0ZM360 0L368 50L380 0ZM0 310V240L30 290L60 260L80 310ZM340 310L360 270L380 290L400 250V310Z', 'near')],
  web: [glow(200, 120, 200, 'disc', 0.7), line(each(steps(12), (i) => `M200 120L${Math.round(200 + 330 * Math.cos((i * Math.PI) / 6))} ${Math.round(120 + 330 * Math.sin((i * Math.PI) / 6))}`) + each([60, 100, 146, 200, 260], (r) => `M${each(steps(13), (i) => `${i ? 'L' : ''}${Math.round(200 + r * Math.cos((i * Math.PI) / 6))} ${Math.round(120 + r * Math.sin((i * Math.PI) / 6))}`)}`), 2, 'disc', 0.75)],
  petals: [...light(250, 100, 84), plane(RIDGE_FAR, 'far', 0.6), line('M0 40C70 50 110 20 170 60M60 44C80 70 76 96 96 110M120 30C140 20 160 20 176 4', 7, 'near'), plane(each([[20, 36], [60, 50], [90, 30], [120, 44], [150, 40], [170, 66], [92, 104], [80, 76], [160, 14], [40, 58], [300, 180], [340, 120], [330, 230], [60, 200], [30, 150], [110, 170]] as const, ([x, y], i) => `M${x} ${y}q${6 + (i % 3) * 2}-10 ${14 + (i % 3) * 2} 0q-6 10-${14 + (i % 3) * 2} 0Z`), 'sky light')],
} as const satisfies Record<string, Marks>;
