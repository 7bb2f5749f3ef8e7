/**
 * The digits of a text in the places that the mask's zeros hold, `00000-000`: what is no digit is left out, what is too much
 * cut off. What stands between the digits comes with the digit after it, so that a half-typed text can be taken back.
 * `leftOut` is what to leave out where more than digits may stand.
 */
export function fillMask(mask: string, text: string, leftOut = /\D/g): string {
  const digits = text.replace(leftOut, '')
  let filled = ''
  let used = 0
  for (const place of mask) {
    if (used === digits.length) break
    filled += place === '0' ? digits.charAt(used++) : place
  }

  return filled
}
