import type { Size } from './size.ts'

/**
 * Sizes of ukuleles: scales and totals of the four sizes as string makers give them (Oasis, "Ukulele sizes, strings
 * and tunings") and Ian Chadwick (https://ianchadwick.com/ukuleles/sizes.htm): 13, 15, 17 and 19 inches; 21, 23, 26
 * and 30 inches in all. Live Ukulele (liveukulele.com) has sopranos of 13 to 14 inches; the rest is the inch that
 * builders differ by: Pō Mahina (pomahina.com/ukulele/sizes), Bounty Music ("What size ukulele is best for me",
 * bountymusic.com: the shortest totals), a luthier among New England's (expattaxservice.net/steven/lb, "Acoustic
 * Ukuleles"), B Sharp Music (bsharpmusic.ie/176-ukuleles) and the Ukulele Club of Winnipeg
 * (ukuleleclubofwinnipeg.com/why-three-sizes).
 */
export const UKULELE: readonly Size[] = [
  { nome: 'Soprano', scaleMm: [330, 360], usualMm: 345, totalMm: [508, 550] },
  { nome: 'Concert', scaleMm: [370, 406], usualMm: 380, totalMm: [570, 610] },
  { nome: 'Tenor', scaleMm: [425, 457], usualMm: 432, totalMm: [640, 690] },
  { nome: 'Barítono', scaleMm: [480, 520], usualMm: 508, totalMm: [736, 790] },
]

/**
 * Sizes of classical guitars, by their scales. Teachers and shops give the same names to other scales, so that sizes
 * overlap; each range has what they publish, in millimetres:
 * - EGTA's table by J. Lind (https://www.nicole-schipplick.de/gitarrenunterricht/kindergitarren/): 4/4 630 to 650,
 *   7/8 620 to 630, 3/4 610, 1/2 545, 1/4 485; its 9/8 of 665 is no size here.
 * - Strings for children's guitars (lutes-strings.de/Gitarre_Kinder.php): 7/8 620, 3/4 570, 1/2 520, 1/4 490.
 * - Gitarrenschule Groth (gitarrenschule-groth.de/klassische-gitarre): 4/4 650, 3/4 595 to 614, 1/2 530 to 547, 1/4 472
 *   to 487.
 * - Yikaow (yikaow.com/yikao/82517.html): 650, 578, 522 and 484, without names.
 * - Guitars of the EGTA's contest for pupils' guitars (egta-d.de/page/aktuelles_gitarrenbauwettbewerb_2013.html): 470,
 *   530, 580, 590 and 630, without names.
 * An 1/8 has 410 (Lind) or 440 (lutes-strings.de); where it ends and the 1/4 begins is the shop's.
 */
export const CLASSICAL_GUITAR: readonly Size[] = [
  { nome: '4/4', scaleMm: [630, 664], usualMm: 650 },
  { nome: '7/8', scaleMm: [610, 635], usualMm: 620 },
  { nome: '3/4', scaleMm: [560, 615], usualMm: 580 },
  { nome: '1/2', scaleMm: [510, 555], usualMm: 530 },
  { nome: '1/4', scaleMm: [450, 490], usualMm: 485 },
  { nome: '1/8', scaleMm: [400, 450], usualMm: 425, estimated: true },
]

/** No published table of sizes of steel-string guitars was found: ranges around the models that shops sell. */
export const STEEL_GUITAR: readonly Size[] = [
  { nome: '4/4', scaleMm: [610, 660], usualMm: 648, estimated: true },
  { nome: '3/4', scaleMm: [560, 615], usualMm: 580, estimated: true },
  { nome: '1/2', scaleMm: [480, 555], usualMm: 520, estimated: true },
]
