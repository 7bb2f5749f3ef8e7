/**
 * Puts the digits of a text in place of the mask's zeros, `00000-000`; drops other characters and excess digits. A
 * separator appears only with the digit after it, so that backspace works in a partly typed text. `leftOut` matches the
 * characters to drop where letters are allowed.
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
