import type { Size } from './size.ts'

/**
 * Sizes of bowed instruments, from the largest. Fractions are names, not proportions. Bodies: Pamela's Music, "Violin
 * information" (pamelasmusic.co.uk); totals as sold in Brazil (cordasearcos.blogspot.com, July 2018); vibrating length
 * of 4/4: Thomastik-Infeld (theviolinchannel.com); arms: Yamaha's fit stick, from the length it names for a size up to
 * where the next begins (hub.yamaha.com, "Five things you may not know about string instruments"). Vibrating lengths
 * from 7/8 to 1/4: Wikipedia, "Scale length (string instruments)" (317, 307, 287, 267 mm), and the measured plans of the
 * Hovalin (github.com/matthova/Hovalin---Design-Information: 287, 267); bodies also makingtheviolin.com/Measurements.
 * Ages, bows and vibrating lengths of still smaller sizes are a workshop's averages; makers differ by some millimetres.
 * Yamaha makes the 7/8 for petite adults: up to where its 4/4 begins. The 1/32, for children of two or three: R. Ward,
 * "It's a small world" (ifshinviolins.com); its lengths follow the step from 1/8 to 1/16.
 */
export const VIOLIN: readonly Size[] = [
  {
    nome: '4/4',
    scaleMm: [320, 333],
    usualMm: 328,
    bodyMm: [352, 360],
    totalMm: [590, 610],
    armMm: [600, 800],
    years: [11, 99],
    bowMm: [735, 750],
  },
  {
    nome: '7/8',
    scaleMm: [312, 322],
    usualMm: 317,
    bodyMm: [342, 350],
    totalMm: [560, 580],
    armMm: [560, 600],
    years: [16, 99],
    bowMm: [720, 740],
  },
  {
    nome: '3/4',
    scaleMm: [300, 314],
    usualMm: 307,
    bodyMm: [327, 340],
    totalMm: [530, 550],
    armMm: [565, 600],
    years: [9, 11],
    bowMm: [675, 695],
  },
  {
    nome: '1/2',
    scaleMm: [276, 292],
    usualMm: 287,
    bodyMm: [300, 320],
    totalMm: [500, 520],
    armMm: [518, 565],
    years: [7, 9],
    bowMm: [610, 635],
  },
  {
    nome: '1/4',
    scaleMm: [248, 268],
    usualMm: 260,
    bodyMm: [275, 290],
    totalMm: [470, 490],
    armMm: [470, 518],
    years: [5, 7],
    bowMm: [555, 580],
  },
  {
    nome: '1/8',
    scaleMm: [224, 240],
    usualMm: 230,
    estimated: true,
    bodyMm: [248, 265],
    totalMm: [440, 460],
    armMm: [429, 470],
    years: [4, 6],
    bowMm: [485, 505],
  },
  {
    nome: '1/10',
    scaleMm: [208, 222],
    usualMm: 215,
    estimated: true,
    bodyMm: [234, 250],
    totalMm: [400, 440],
    armMm: [391, 429],
    years: [4, 5],
    bowMm: [445, 465],
  },
  {
    nome: '1/16',
    scaleMm: [196, 212],
    usualMm: 205,
    estimated: true,
    bodyMm: [220, 235],
    totalMm: [350, 400],
    armMm: [359, 391],
    years: [3, 5],
    bowMm: [405, 425],
  },
  {
    nome: '1/32',
    scaleMm: [170, 196],
    usualMm: 186,
    estimated: true,
    bodyMm: [190, 220],
    years: [2, 3],
  },
]

/**
 * Violas are named by the length of the body in inches, which the bodies follow: 15 to 18 inches for adults, those of
 * children from 12, as long as a half-size violin (https://violaman.com/viola-wikipedia-the-free-encyclopedia). String
 * lengths: well-known instruments of 15 to 17.5 inches have 359 to 387 mm (Journal of the American Viola Society, Spring
 * 2025, "JAVS-Spring-2025/48" at https://journaloftheamericanviolasociety.cld.bz); for each size they are a workshop's
 * averages, as necks are neither of a standard length nor in proportion to the body
 * (https://britishviolasociety.co.uk/understanding-viola-size, which calls bodies of 382 mm small and of 406 to 420 mm
 * medium). Some makers name children's violas by fractions, each by its own bodies: they may be as long as the inches
 * beside which they stand here.
 */
export const VIOLA: readonly Size[] = [
  { nome: '17"', scaleMm: [380, 402], usualMm: 387, estimated: true, bodyMm: [425, 438] },
  {
    nome: '16,5"',
    scaleMm: [374, 392],
    usualMm: 380,
    estimated: true,
    bodyMm: [414, 424],
    totalMm: [690, 710],
  },
  {
    nome: '16"',
    scaleMm: [364, 384],
    usualMm: 370,
    estimated: true,
    bodyMm: [401, 413],
    totalMm: [660, 680],
  },
  {
    nome: '15,5"',
    scaleMm: [354, 374],
    usualMm: 362,
    estimated: true,
    bodyMm: [388, 400],
    totalMm: [630, 650],
  },
  {
    nome: '15"',
    scaleMm: [342, 364],
    usualMm: 353,
    estimated: true,
    bodyMm: [375, 387],
    totalMm: [590, 620],
  },
  {
    nome: '14"',
    scaleMm: [318, 342],
    usualMm: 330,
    estimated: true,
    bodyMm: [350, 362],
    totalMm: [560, 580],
  },
  { nome: '3/4', scaleMm: [304, 342], usualMm: 322, estimated: true },
  {
    nome: '13"',
    scaleMm: [300, 320],
    usualMm: 310,
    estimated: true,
    bodyMm: [325, 340],
    totalMm: [530, 550],
  },
  { nome: '1/2', scaleMm: [276, 320], usualMm: 298, estimated: true },
  { nome: '12"', scaleMm: [272, 300], usualMm: 287, estimated: true, bodyMm: [300, 312] },
]

/**
 * Backs: 760, 730 and 690 mm of a 4/4, 7/8 and 3/4, give or take ten (aitchisoncellos.com). Vibrating length of a 4/4:
 * 685 to 697 mm (andrewcarruthers.com). Sizes down to 1/16: https://www.liquisearch.com/violoncellos/sizes. No maker's
 * table of the others' lengths was found: a workshop's averages.
 */
export const CELLO: readonly Size[] = [
  { nome: '4/4', scaleMm: [680, 705], usualMm: 690, bodyMm: [745, 765], totalMm: [1180, 1200] },
  {
    nome: '7/8',
    scaleMm: [650, 680],
    usualMm: 665,
    estimated: true,
    bodyMm: [715, 735],
    totalMm: [1140, 1170],
  },
  { nome: '3/4', scaleMm: [605, 645], usualMm: 625, estimated: true, bodyMm: [680, 700] },
  { nome: '1/2', scaleMm: [555, 600], usualMm: 578, estimated: true, bodyMm: [640, 660] },
  { nome: '1/4', scaleMm: [490, 535], usualMm: 512, estimated: true, bodyMm: [570, 590] },
  { nome: '1/8', scaleMm: [440, 480], usualMm: 460, estimated: true, bodyMm: [500, 520] },
  { nome: '1/10', scaleMm: [395, 440], usualMm: 420, estimated: true },
  { nome: '1/16', scaleMm: [340, 395], usualMm: 370, estimated: true },
]

/**
 * The 3/4 is the usual size of adults: from 1040 to 1080 mm, mostly 1060; a 4/4 has 1100 or, nowadays, the strings of a
 * 3/4; those of pupils around 960 (1/2), 900 (1/4) and 780 (1/8), and makers differ much
 * (https://www.bassic.de/threads/frage-zu-mensur-beim-kontrabass.14788896/, which has 5/8 and 7/8 too).
 * Thomastik-Infeld (theviolinchannel.com) begins the 3/4 at 1030 mm.
 */
export const DOUBLE_BASS: readonly Size[] = [
  { nome: '4/4', scaleMm: [1040, 1120], usualMm: 1080 },
  { nome: '7/8', scaleMm: [1040, 1100], usualMm: 1070, estimated: true },
  { nome: '3/4', scaleMm: [1030, 1080], usualMm: 1060 },
  { nome: '5/8', scaleMm: [970, 1040], usualMm: 1010, estimated: true },
  { nome: '1/2', scaleMm: [930, 1000], usualMm: 960, estimated: true },
  { nome: '1/4', scaleMm: [860, 940], usualMm: 900, estimated: true },
  { nome: '1/8', scaleMm: [740, 860], usualMm: 780, estimated: true },
]
