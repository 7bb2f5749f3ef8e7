import type { Size } from './size.ts'

/**
 * Sizes of bowed instruments, from the largest. Fractions are names, not proportions. Bodies: Pamela's Music, "Violin
 * information" (pamelasmusic.co.uk); totals as sold in Brazil (cordasearcos.blogspot.com, July 2018); vibrating length
 * of 4/4: Thomastik-Infeld (theviolinchannel.com); arms: Yamaha's fit stick, from the length it names for a size up to
 * where the next begins (hub.yamaha.com, "Five things you may not know about string instruments"). Vibrating lengths
 * from 7/8 to 1/4: Wikipedia, "Scale length (string instruments)" (317, 307, 287, 267 mm), and the measured plans of the
 * Hovalin (github.com/matthova/Hovalin---Design-Information: 287, 267); bodies also makingtheviolin.com/Measurements.
 * Ages, bows and vibrating lengths of still smaller sizes are a workshop's averages; makers differ by some millimetres.
 */
export const VIOLIN: readonly Size[] = [
  {
    nome: '4/4',
    scaleMm: [320, 333],
    bodyMm: [352, 360],
    totalMm: [590, 610],
    armMm: [600, 800],
    years: [11, 99],
    bowMm: [735, 750],
  },
  {
    nome: '7/8',
    scaleMm: [312, 322],
    bodyMm: [342, 350],
    totalMm: [560, 580],
    armMm: [580, 600],
    years: [11, 99],
    bowMm: [720, 740],
  },
  {
    nome: '3/4',
    scaleMm: [300, 314],
    bodyMm: [327, 340],
    totalMm: [530, 550],
    armMm: [565, 600],
    years: [9, 11],
    bowMm: [675, 695],
  },
  {
    nome: '1/2',
    scaleMm: [276, 292],
    bodyMm: [300, 320],
    totalMm: [500, 520],
    armMm: [518, 565],
    years: [7, 9],
    bowMm: [610, 635],
  },
  {
    nome: '1/4',
    scaleMm: [248, 268],
    bodyMm: [275, 290],
    totalMm: [470, 490],
    armMm: [470, 518],
    years: [5, 7],
    bowMm: [555, 580],
  },
  {
    nome: '1/8',
    scaleMm: [224, 240],
    bodyMm: [248, 265],
    totalMm: [440, 460],
    armMm: [429, 470],
    years: [4, 6],
    bowMm: [485, 505],
  },
  {
    nome: '1/10',
    scaleMm: [208, 222],
    bodyMm: [234, 250],
    totalMm: [400, 440],
    armMm: [391, 429],
    years: [4, 5],
    bowMm: [445, 465],
  },
  {
    nome: '1/16',
    scaleMm: [196, 212],
    bodyMm: [220, 235],
    totalMm: [350, 400],
    armMm: [359, 391],
    years: [3, 5],
    bowMm: [405, 425],
  },
]

/**
 * Violas are named by the length of the body in inches, which the bodies follow. String lengths: well-known instruments
 * of 15 to 17.5 inches have 359 to 387 mm (Journal of the American Viola Society, Spring 2025, "JAVS-Spring-2025/48" at
 * https://journaloftheamericanviolasociety.cld.bz); a workshop's averages below that. The British Viola Society calls
 * 382 mm small and 406 to 420 mm medium.
 */
export const VIOLA: readonly Size[] = [
  { nome: '16,5"', scaleMm: [374, 392], bodyMm: [414, 424], totalMm: [690, 710] },
  { nome: '16"', scaleMm: [364, 384], bodyMm: [401, 413], totalMm: [660, 680] },
  { nome: '15,5"', scaleMm: [354, 374], bodyMm: [388, 400], totalMm: [630, 650] },
  { nome: '15"', scaleMm: [342, 364], bodyMm: [375, 387], totalMm: [590, 620] },
  { nome: '14"', scaleMm: [318, 342], bodyMm: [350, 362], totalMm: [560, 580] },
  { nome: '13"', scaleMm: [300, 320], bodyMm: [325, 340], totalMm: [530, 550] },
]

/**
 * Backs: 760, 730 and 690 mm of a 4/4, 7/8 and 3/4, give or take ten (aitchisoncellos.com). Vibrating length of a 4/4:
 * 685 to 697 mm (andrewcarruthers.com). No maker's table of the others was found: a workshop's averages.
 */
export const CELLO: readonly Size[] = [
  { nome: '4/4', scaleMm: [680, 705], bodyMm: [745, 765], totalMm: [1180, 1200] },
  { nome: '7/8', scaleMm: [650, 680], bodyMm: [715, 735], totalMm: [1140, 1170] },
  { nome: '3/4', scaleMm: [605, 645], bodyMm: [680, 700] },
  { nome: '1/2', scaleMm: [555, 600], bodyMm: [640, 660] },
  { nome: '1/4', scaleMm: [490, 535], bodyMm: [570, 590] },
  { nome: '1/8', scaleMm: [440, 480], bodyMm: [500, 520] },
]

/** The 3/4 is the usual size of adults. No maker's table was found: a workshop's averages. */
export const DOUBLE_BASS: readonly Size[] = [
  { nome: '4/4', scaleMm: [1060, 1100] },
  { nome: '3/4', scaleMm: [1030, 1065] },
  { nome: '1/2', scaleMm: [940, 1000] },
  { nome: '1/4', scaleMm: [880, 940] },
]
