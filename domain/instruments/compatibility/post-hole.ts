/**
 * The holes for tuning machines in headstocks, in millimetres, with some room on both sides. Sources: from 6.35 for a
 * post of 1/4" without its bushing (http://00-17.blogspot.com/2009/12/tuning-machines.html) over 11/32" and 25/64" of
 * guitars with pressed and screwed bushings (https://magazinevolume.com/19526WD/pubData/SEO/Page_29.html) to the 17 to
 * 18.8 of basses (https://thomannmusic.ch/schaller_bmfl.htm).
 */
const HOLE = { min: 5, max: 20 } as const

/** Returns why no headstock has such a hole, or null. */
export function postHoleProblem(furo: number): string | null {
  return furo >= HOLE.min && furo <= HOLE.max
    ? null
    : `O furo de uma tarraxa tem entre ${HOLE.min} e ${HOLE.max} mm.`
}
