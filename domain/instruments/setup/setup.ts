import type { Family } from '../families/family.ts'
import type { Range } from '../sizes/size.ts'

/** Distances and curves that a workshop sets, in millimetres. */
export type Setup = {
  /** From fingerboard or fret to the strings, at the end of the board (bowed) or at the 12th fret (fretted). */
  actionTrebleMm: Range
  actionBassMm: Range
  /** The neck's forward curve between its ends. */
  reliefMm: Range
}

/**
 * Usual ranges of a set-up: within them an instrument plays easily and clean; the player's taste decides the rest.
 * Bowed heights are above the end of the fingerboard of a full size. They are a workshop's averages, not a standard, and
 * as wide as these published values, which are all within them:
 * - Cello: 4 and 6.5 mm for steel, 5.5 and 8 for gut (https://ics.cellobello.org/cnc/tim35.htm).
 * - Guitar: Fender's manual has 2 ± 0.4 and 2.4 ± 0.4 mm, as https://guitar-shop.co.jp cites it, a shop that sets 1.5
 *   and 1.7 itself, from 1; relief 0.2 to 0.3 ("Fender Setup Guide", https://ru.scribd.com/document/227401345).
 * - Bass: 2.38 ± 0.4 mm at the 17th fret, relief 0.25 to 0.35 (the same guide).
 * - Nylon: 2.6 and 3.6 (classicalguitars.ca/specifications.htm); 2.5 and 3.5, with strong strings 2.7 and 3.8
 *   (duyosdavid.com, "Altura correcta de las cuerdas"); the sixth 3.5 to 4
 *   (bibliotecadelaguitarra.com/es/articulo/201); 3 and 3.5 (keisetsu2003.bambina.jp, gt0206). "Violão PRO" 17
 *   (publishing.yudu.com) has a sixth of up to 5, and from 2 and 3 for popular music.
 * - Steel 2 and 2.5, electric 1.8 and 2.2 (keisetsu2003.bambina.jp, gt0206).
 * - Ukulele: 2.4 (Ukulele Guild of Hawaii, February 2002); more than 3.5 is too high (rdelutherie).
 * - Viola caipira: about 4 (casadosvioleiros.com, "16 dicas"), of which string isn't said.
 * - Violin: E 3 to 4, G 5 to 6 (kirpi4ik.dp.ua). Double bass: G 6, E 8.5 (genbassya.com).
 * For viola, cavaquinho, banjo and mandolin no published table was found.
 */
export const SETUPS: Readonly<Record<Family, Setup>> = {
  violino: { actionTrebleMm: [3, 4], actionBassMm: [4.5, 6], reliefMm: [0.4, 1] },
  violaDeArco: { actionTrebleMm: [4, 5], actionBassMm: [5.5, 6.8], reliefMm: [0.5, 1.2] },
  violoncelo: { actionTrebleMm: [4, 6], actionBassMm: [6.5, 8.8], reliefMm: [1, 2] },
  contrabaixo: { actionTrebleMm: [5, 9], actionBassMm: [8, 13], reliefMm: [1, 3] },
  violaoNailon: { actionTrebleMm: [2, 3.5], actionBassMm: [3, 5], reliefMm: [0.1, 0.5] },
  violaoAco: { actionTrebleMm: [1.5, 2.2], actionBassMm: [2, 2.8], reliefMm: [0.1, 0.3] },
  guitarra: { actionTrebleMm: [1, 2.4], actionBassMm: [1.5, 2.8], reliefMm: [0.1, 0.3] },
  baixo: { actionTrebleMm: [1.6, 2.8], actionBassMm: [1.9, 3], reliefMm: [0.2, 0.5] },
  ukulele: { actionTrebleMm: [1.8, 2.8], actionBassMm: [1.8, 2.8], reliefMm: [0, 0.2] },
  cavaquinho: { actionTrebleMm: [1.5, 2.2], actionBassMm: [1.6, 2.4], reliefMm: [0, 0.2] },
  banjo: { actionTrebleMm: [1.8, 2.8], actionBassMm: [2, 3.2], reliefMm: [0.1, 0.4] },
  bandolim: { actionTrebleMm: [1.2, 1.8], actionBassMm: [1.4, 2.2], reliefMm: [0, 0.2] },
  violaCaipira: { actionTrebleMm: [1.8, 4], actionBassMm: [2, 4.2], reliefMm: [0.1, 0.3] },
}
